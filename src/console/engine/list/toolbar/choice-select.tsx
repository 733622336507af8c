import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type ChoiceProps, choiceWidth } from './choice.ts'

/** A choice of one as a select. */
export const ChoiceSelect = ({ label, value, options, minWidth, onChange }: ChoiceProps) => (
  <TextField
    select
    size='small'
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={choiceWidth(minWidth)}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)
