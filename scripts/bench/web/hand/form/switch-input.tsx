import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'

/** Yes or no; in the form's data `on` for yes, nothing for no. */
export const SwitchInput = ({ name, label, start }: { name: string; label: string; start: boolean }) => (
  <FormControlLabel control={<Switch name={name} defaultChecked={start} />} label={label} />
)
