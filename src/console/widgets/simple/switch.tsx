import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import type { SimpleWidget } from '../widget.ts'

const SwitchInput = ({ id, label, value, disabled, readonly, onChange, onBlur }: WidgetProps) => (
  <FormControlLabel
    sx={{ alignSelf: 'flex-start' }}
    label={label}
    control={
      <Switch
        id={id}
        checked={value === true}
        disabled={Boolean(disabled || readonly)}
        onChange={({ target }) => onChange(target.checked)}
        onBlur={() => onBlur(id, value)}
        slotProps={{ input: { 'aria-describedby': ariaDescribedByIds(id) } }}
      />
    }
  />
)

/** On or off. */
export const switchWidget: SimpleWidget = {
  kind: 'widget',
  name: 'switch',
  types: ['boolean', 'null'],
  component: SwitchInput,
}
