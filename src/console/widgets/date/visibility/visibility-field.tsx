import AddIcon from '@mui/icons-material/Add'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { FieldProps } from '@rjsf/utils'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { toPointer } from '../../../../contract/json-pointer.ts'
import { digitLocale } from '../../../i18n/format-number.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import type { ErrorsByPath } from '../../form-context.ts'
import { errorsAt, fieldLabel, formContextOf, innerId, isLocked } from '../../shared/form-field.ts'
import { useDigitMask } from '../use-digit-mask.ts'
import { toVisibility, type Visibility, type VisibilityMode, visibilityModes } from './visibility-value.ts'

/** Days per month; a day of every year includes 29 February. */
const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Parses a `DD-MM` text; undefined for an invalid day. */
export const parseDayMonth = (text: string): { day: number; month: number } | undefined => {
  const parts = /^(\d{2})-(\d{2})$/.exec(text)
  const day = Number(parts?.[1])
  const month = Number(parts?.[2])
  const last = days[month - 1]
  return last !== undefined && day >= 1 && day <= last ? { day, month } : undefined
}

/** The day as text, `14 April`, in an interface language; empty for an invalid day. */
export const describeDayMonth = (text: string, language: string): string => {
  const found = parseDayMonth(text)
  // A leap year, so that 29 February does not become 1 March.
  return found
    ? new Intl.DateTimeFormat(digitLocale(language), {
        day: 'numeric',
        month: 'long',
        timeZone: 'UTC',
      }).format(Date.UTC(2024, found.month - 1, found.day))
    : ''
}

interface DayMonthProps {
  id: string
  label: string
  value: string
  /** Error message; empty if there is none. */
  error: string
  disabled: boolean
  onChange: (value: string) => void
  onBlur: () => void
}

/** A day of every year, DD-MM, with the day as text below. */
export const DayMonthInput = (props: DayMonthProps) => {
  const { t, i18n } = useTranslation('widgets')
  const { id, value, error } = props
  const { inputRef, onChange, onCompositionEnd } = useDigitMask([2, 2], '-', props.onChange)
  const isImpossible = value.length === 5 && !parseDayMonth(value)
  const isInvalid = error !== '' || isImpossible
  const help = error || (isImpossible && t('date.dayMonthInvalid')) || describeDayMonth(value, i18n.language)
  return (
    <TextField
      id={id}
      label={props.label}
      value={value}
      onChange={onChange}
      onBlur={props.onBlur}
      placeholder={t('date.format.dayMonth')}
      disabled={props.disabled}
      error={isInvalid}
      helperText={help}
      inputRef={inputRef}
      sx={{ minWidth: 140 }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          dir: 'ltr',
          onCompositionEnd,
          'aria-describedby': `${id}-helper-text`,
        },
      }}
    />
  )
}

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
const VisibilityDates = ({ idOf, pointer, dates, errors, touch, locked, onChange }: Props) => {
  const { t } = useTranslation('widgets')
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      {dates.map((day, index) => {
        const label = t('date.numbered', { number: index + 1 })
        const at = `${pointer}/dates/${index}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no identity, and two may be equal
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

/** Keeps only the days of a mode; hidden days of other modes would be validated and refused. */
const keep = (mode: VisibilityMode, days: Omit<Visibility, 'mode'>): Visibility => {
  const { start, end, dates } = days
  if (mode === 'multiple') return { mode, dates: dates ?? [''] }
  return { mode, ...(start && { start }), ...(mode === 'range' && end && { end }) }
}

/** The state of a visibility field. */
const useVisibility = ({ formData, fieldPathId, onChange }: FieldProps) => {
  const value = toVisibility(formData)
  /** Days of modes selected before, restored when the user returns to them. */
  const days = useRef<Omit<Visibility, 'mode'>>({})
  const set = ({ unseen: _, ...next }: Visibility): void => onChange(next, fieldPathId.path)
  return {
    value,
    setMode: (text: string): void => {
      const { mode: _, unseen: __, ...current } = value
      days.current = { ...days.current, ...current }
      const mode = visibilityModes.find((each) => each === text)
      if (mode) set(keep(mode, days.current))
    },
    setDay: (part: 'start' | 'end', day: string): void => {
      const { [part]: _, ...others } = value
      set(day === '' ? others : { ...others, [part]: day })
    },
    setDates: (dates: readonly string[]): void => set({ mode: 'multiple', dates }),
  }
}

/** Whether content is shown on one day of the year, on several or in a range, and the days. */
export const VisibilityField = (props: FieldProps) => {
  const { t } = useTranslation('widgets')
  const label = useLabel()
  const { errors, touch } = formContextOf(props.registry)
  const { path, $id: id } = props.fieldPathId
  const pointer = toPointer(path)
  const { value, setMode, setDay, setDates } = useVisibility(props)
  const locked = isLocked(props)
  const input = (part: 'start' | 'end', text: string) => (
    <DayMonthInput
      id={innerId(props, part)}
      label={text}
      value={value[part] ?? ''}
      error={errorsAt(errors, `${pointer}/${part}`).join('\n')}
      disabled={locked}
      onChange={(day) => setDay(part, day)}
      onBlur={() => touch(`${pointer}/${part}`)}
    />
  )
  return (
    <FormControl component='fieldset' disabled={locked} error={Boolean(props.rawErrors?.length)}>
      <FormLabel component='legend' id={`${id}-label`} required={props.required ?? false}>
        {label(fieldLabel(props))}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={`${id}-label`}
        name={id}
        value={value.mode}
        onChange={(_, mode) => setMode(mode)}
        sx={{ mb: 2 }}
      >
        {visibilityModes.map((mode) => (
          <FormControlLabel key={mode} value={mode} control={<Radio />} label={t(`date.mode.${mode}`)} />
        ))}
      </RadioGroup>
      {value.mode === 'multiple' ? (
        <VisibilityDates
          idOf={(index) => innerId(props, 'dates', index)}
          pointer={pointer}
          dates={value.dates ?? []}
          errors={errors}
          touch={touch}
          locked={locked}
          onChange={setDates}
        />
      ) : (
        <Stack
          direction='row'
          spacing={4}
          useFlexGap
          sx={{ flexWrap: 'wrap', '& > *': { flex: '1 1 200px' } }}
        >
          {input('start', t(value.mode === 'single' ? 'date.day' : 'date.start'))}
          {value.mode === 'range' && input('end', t('date.end'))}
        </Stack>
      )}
    </FormControl>
  )
}
