import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { useDigitMask } from '../use-digit-mask.ts'
import { describeDayMonth, parseDayMonth } from './day-month-text.ts'

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
