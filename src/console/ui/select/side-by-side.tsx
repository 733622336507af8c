import type SvgIcon from '@mui/material/SvgIcon'
import type { SxProps, Theme } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface Props<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; text: string; Icon: typeof SvgIcon }[]
  onChange: (value: Value) => void
  /** Shows only the icons, with their texts as tooltips. */
  hasOnlyIcons?: boolean
  sx: SxProps<Theme>
}

/** A few values side by side, one of which is selected; pressing that one changes nothing. */
export const SideBySide = <Value extends string>(props: Props<Value>) => {
  const { label, value, options, onChange, hasOnlyIcons = false, sx } = props
  return (
    <ToggleButtonGroup
      exclusive
      size='small'
      color='primary'
      value={value}
      onChange={(_, chosen: Value | null) => chosen && onChange(chosen)}
      aria-label={label}
      sx={sx}
    >
      {options.map(({ value, text, Icon }) => (
        <ToggleButton key={value} value={value} {...(hasOnlyIcons && { 'aria-label': text, title: text })}>
          <Icon fontSize='small' aria-hidden />
          {!hasOnlyIcons && text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
