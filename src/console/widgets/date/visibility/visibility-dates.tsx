import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { ErrorsByPath } from '../../form-context.ts'
import { errorsAt } from '../../shared/errors.ts'
import { DayMonthInput } from './day-month-input.tsx'

interface Props {
  idOf: (index: number) => string
  pointer: string
  dates: readonly string[]
  errors: ErrorsByPath
  touch: (pointer: string) => void
  locked: boolean
  onChange: (dates: readonly string[]) => void
}

/** A list of days of the year. */
export const VisibilityDates = ({ idOf, pointer, dates, errors, touch, locked, onChange }: Props) => {
  const { t } = useTranslation('widgets')
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      {dates.map((day, index) => {
        const label = t('date.numbered', { number: index + 1 })
        const at = `${pointer}/dates/${index}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has nothing but its place, two may be alike
          <Stack key={index} direction='row' spacing={2} sx={{ alignItems: 'flex-start' }}>
            <DayMonthInput
              id={idOf(index)}
              label={label}
              value={day}
              error={errorsAt(errors, at).join('\n')}
              disabled={locked}
              onChange={(next) => onChange(dates.with(index, next))}
              onBlur={() => touch(at)}
            />
            <IconButton
              aria-label={t('date.remove', { label })}
              disabled={locked}
              onClick={() => onChange(dates.toSpliced(index, 1))}
              sx={{ mt: 2 }}
            >
              <DeleteIcon />
            </IconButton>
          </Stack>
        )
      })}
      <Button startIcon={<AddIcon />} disabled={locked} onClick={() => onChange([...dates, ''])}>
        {t('date.add')}
      </Button>
    </Stack>
  )
}
