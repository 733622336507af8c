import Tooltip from '@mui/material/Tooltip'
import { LightIcon } from '../../../ui/light-icon.tsx'
import { PlainLink } from '../../../ui/page/plain-link.tsx'
import { actionIcon, iconTurns } from '../../icons.ts'
import type { ListRow } from '../state/list-rows.ts'
import type { RowButton } from './row-buttons.ts'
import { useButton } from './use-button.ts'

interface Props {
  button: RowButton
  row: ListRow
  /** What the row is called, so that a screen reader hears which one. */
  name: string
  /** From a module's label to its text. */
  label: (label: string) => string
  onPress: (button: RowButton, row: ListRow) => void
  onNear?: (button: RowButton, row: ListRow) => void
}

const ActionIcon = ({ name }: { name: string }) => (
  <LightIcon icon={actionIcon(name)} turns={iconTurns(name)} />
)

const ActingButton = ({ button, row, name, label, onPress, onNear }: Props) => {
  const text = label(button.label)
  const props = {
    className: button.danger ? 'round danger' : 'round',
    'aria-label': `${text}: ${name}`,
    'data-hint': text,
    ...(onNear && { onPointerEnter: () => onNear(button, row), onFocus: () => onNear(button, row) }),
    children: <ActionIcon name={button.icon} />,
  }
  if (button.to !== undefined && !button.disabled) return <PlainLink {...props} to={button.to} />
  return <button {...props} type='button' disabled={button.disabled} onClick={() => onPress(button, row)} />
}

const RefusingButton = ({ button, row, name, onPress }: Props) => {
  const { why, props } = useButton(button, name, () => onPress(button, row))
  return (
    <Tooltip title={why} describeChild>
      <button
        type='button'
        className='round'
        aria-disabled
        aria-label={props['aria-label']}
        onClick={'onClick' in props ? props.onClick : undefined}
      >
        <ActionIcon name={button.icon} />
      </button>
    </Tooltip>
  )
}

/**
 * One icon button of a row: a link where it leads somewhere, else a press; one that does nothing for a reason says it.
 * It looks so within `rowButtonLooks`, and its hint shows within a `useHint` area.
 */
export const RowButtonView = (props: Props) =>
  props.button.reason ? <RefusingButton {...props} /> : <ActingButton {...props} />
