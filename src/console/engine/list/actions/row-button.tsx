import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { actionIcon } from '../../icons.ts'
import type { RowButton } from './row-actions.ts'
import { useButton } from './use-button.ts'

interface Props {
  button: RowButton
  /** What the row is called, so that a screen reader hears which one. */
  name: string
  onPress: (button: RowButton) => void
}

/** One icon button of a row. */
export const RowButtonView = ({ button, name, onPress }: Props) => {
  const { text, why, props } = useButton(button, name, () => onPress(button))
  const Icon = actionIcon(button.icon)
  const icon = (
    <IconButton size='small' {...props}>
      <Icon fontSize='small' />
    </IconButton>
  )
  if (why !== undefined)
    return (
      <Tooltip title={why} describeChild>
        {icon}
      </Tooltip>
    )
  return (
    <Tooltip title={text}>
      <span>{icon}</span>
    </Tooltip>
  )
}
