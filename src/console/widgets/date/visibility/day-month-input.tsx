import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { digitLocale } from '../../../i18n/in-digits.ts'
import { useDigitMask } from '../use-digit-mask.ts'

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

interface Props {
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
export const DayMonthInput = (props: Props) => {
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
