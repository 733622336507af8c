import Down from '@mui/icons-material/KeyboardArrowDown'
import Up from '@mui/icons-material/KeyboardArrowUp'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { maxColumnWidth, minColumnWidth } from '../../state/list-look.ts'

interface Props {
  /** Name of the column in the present language. */
  name: string
  isShown: boolean
  /** The last visible column cannot be hidden. */
  isFixed: boolean
  isFirst: boolean
  isLast: boolean
  width: number | undefined
  onShow: (isShown: boolean) => void
  onMove: (by: -1 | 1) => void
  onWidth: (width: number | undefined) => void
}

/** A column in the columns dialog: visibility, position and width. */
export const ColumnLine = (props: Props) => {
  const { name, isShown, isFixed, isFirst, isLast, width, onShow, onMove, onWidth } = props
  const { t } = useTranslation('tools')
  const change = (text: string): void => {
    const number = Number.parseInt(text, 10)
    onWidth(Number.isNaN(number) ? undefined : Math.max(minColumnWidth, Math.min(maxColumnWidth, number)))
  }
  return (
    <Stack component='li' direction='row' sx={{ alignItems: 'center', py: 0.5 }}>
      <FormControlLabel
        sx={{ flex: 1, mr: 1 }}
        control={
          <Checkbox
            size='small'
            checked={isShown}
            disabled={isFixed}
            onChange={(_, checked) => onShow(checked)}
          />
        }
        label={name}
      />
      <OutlinedInput
        key={width ?? 'auto'}
        size='small'
        type='number'
        defaultValue={width ?? ''}
        placeholder={t('columns.auto')}
        onBlur={({ target }) => change(target.value)}
        onKeyDown={({ key, currentTarget }) =>
          key === 'Enter' && change((currentTarget.querySelector('input') ?? { value: '' }).value)
        }
        sx={{ width: 96 }}
        slotProps={{
          input: {
            'aria-label': t('columns.width', { column: name }),
            min: minColumnWidth,
            max: maxColumnWidth,
            step: 10,
          },
        }}
      />
      <IconButton
        size='small'
        disabled={isFirst}
        aria-label={t('columns.up', { column: name })}
        onClick={() => onMove(-1)}
      >
        <Up fontSize='small' />
      </IconButton>
      <IconButton
        size='small'
        disabled={isLast}
        aria-label={t('columns.down', { column: name })}
        onClick={() => onMove(1)}
      >
        <Down fontSize='small' />
      </IconButton>
    </Stack>
  )
}
