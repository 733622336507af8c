import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { type ToolbarSelectProps, toolbarSelectWidth } from './toolbar-select-props.ts'

/** A choice of one as a select. */
export const ToolbarSelectField = ({ label, value, options, minWidth, onChange }: ToolbarSelectProps) => (
  <TextField
    select
    size='small'
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={toolbarSelectWidth(minWidth)}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)
