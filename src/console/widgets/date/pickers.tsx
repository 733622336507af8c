import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { TimePicker } from '@mui/x-date-pickers/TimePicker'
import { getMuiLocale } from '../../i18n/mui-locale.ts'
import { formatPicked, parseDate, parseTime, shownDate, shownTime } from './date-text.ts'

export interface PickerProps {
  kind: 'date' | 'time'
  id: string
  label: string | undefined
  value: unknown
  /** Format of the form value. */
  format: string
  required: boolean
  disabled: boolean
  invalid: boolean
  describedBy: string
  onChange: (value: string | undefined) => void
  onBlur: () => void
}

/** A field with a calendar or clock; loaded lazily, by PickerWidget only. */
export const Picker = (props: PickerProps) => {
  const { kind, format } = props
  const shared = {
    label: props.label,
    disabled: props.disabled,
    onChange: (picked: ReturnType<typeof parseDate>) => props.onChange(formatPicked(picked, format)),
    slotProps: {
      field: { clearable: !props.required },
      textField: {
        id: props.id,
        fullWidth: true,
        required: props.required,
        error: props.invalid,
        onBlur: props.onBlur,
        slotProps: { input: { 'aria-describedby': props.describedBy } },
      },
    },
  }
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={getMuiLocale().dayjs}>
      {kind === 'date' ? (
        <DatePicker {...shared} format={shownDate} value={parseDate(props.value, format)} />
      ) : (
        <TimePicker {...shared} ampm format={shownTime} value={parseTime(props.value, format)} />
      )}
    </LocalizationProvider>
  )
}
