import IconButton from '@mui/material/IconButton'
import type SvgIcon from '@mui/material/SvgIcon'
import Tooltip from '@mui/material/Tooltip'
import type { MouseEvent } from 'react'

interface Props {
  label: string
  icon: typeof SvgIcon
  pressed?: boolean
  disabled?: boolean
  /** Whether the icon is mirrored in right-to-left languages. */
  turns?: boolean | undefined
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button of the toolbar. Pressing it keeps the selection in the text. */
export const ToolbarButton = ({ label, icon: Icon, pressed, disabled = false, turns, onClick }: Props) => (
  <Tooltip title={label}>
    <span>
      <IconButton
        size='small'
        aria-label={label}
        aria-pressed={pressed}
        disabled={disabled}
        color={pressed ? 'primary' : 'default'}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
        sx={{ borderRadius: 1, bgcolor: pressed ? 'action.selected' : 'transparent' }}
      >
        <Icon className={turns ? 'turns' : undefined} fontSize='small' />
      </IconButton>
    </span>
  </Tooltip>
)
