import TextField from '@mui/material/TextField'
import { useError } from './errors.ts'

interface Props {
  name: string
  label: string
  start?: string | number | null | undefined
  required?: boolean
  /** Several lines, so many at least. */
  rows?: number
  type?: 'text' | 'number' | 'url' | 'tel'
  dir?: 'rtl' | 'auto'
  lang?: string
  maxLength?: number
  help?: string
}

/** A text input that keeps its value itself. */
export const TextInput = ({
  name,
  label,
  start,
  required = false,
  rows,
  type = 'text',
  help,
  ...html
}: Props) => {
  const error = useError(name)
  return (
    <TextField
      name={name}
      label={label}
      defaultValue={start ?? ''}
      required={required}
      type={type}
      fullWidth
      error={error !== undefined}
      helperText={error ?? help}
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 12 })}
      slotProps={{ htmlInput: html }}
    />
  )
}
