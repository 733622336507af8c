import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { useError } from '../form/errors.ts'

interface Props {
  name: string
  label: string
  /** DD/MM/YYYY. */
  start: string | undefined
}

const dateOf = (text: string | undefined): dayjs.Dayjs | null => {
  const [day, month, year] = text?.split('/') ?? []
  return year === undefined ? null : dayjs(`${year}-${month}-${day}`)
}

/** A date, in the form's data as DD-MM-YYYY. */
export const DateInput = ({ name, label, start }: Props) => {
  const error = useError(name)
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        name={name}
        label={label}
        format='DD-MM-YYYY'
        defaultValue={dateOf(start)}
        slotProps={{
          textField: { fullWidth: true, required: true, error: error !== undefined, helperText: error },
        }}
      />
    </LocalizationProvider>
  )
}
