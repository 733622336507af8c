import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router-dom'
import { useLabel } from '../../../i18n/labels.ts'
import { actionIcon } from '../../icons.ts'
import type { RowButton } from './row-buttons.ts'

interface Props {
  button: RowButton
  /** What the row is called, so that a screen reader hears which one. */
  name: string
  onPress: (button: RowButton) => void
}

/** One icon button of a row: a link where it leads somewhere, else a press. */
export const RowButtonView = ({ button, name, onPress }: Props) => {
  const label = useLabel()
  const Icon = actionIcon(button.icon)
  const text = label(button.label)
  const link =
    button.to !== undefined && !button.disabled
      ? { component: Link, to: button.to }
      : { onClick: () => onPress(button) }
  return (
    <Tooltip title={text}>
      <span>
        <IconButton
          size='small'
          color={button.danger ? 'error' : 'default'}
          disabled={button.disabled}
          aria-label={`${text}: ${name}`}
          {...link}
        >
          <Icon fontSize='small' />
        </IconButton>
      </span>
    </Tooltip>
  )
}
