import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router-dom'
import { useLabel } from '../../../i18n/use-label.ts'
import { actionIcon } from '../../icons.ts'
import type { ListRow } from '../state/list-rows.ts'
import type { RowButton } from './row-buttons.ts'
import { useButton } from './use-button.ts'

interface Props {
  button: RowButton
  row: ListRow
  /** What the row is called, so that a screen reader hears which one. */
  name: string
  onPress: (button: RowButton, row: ListRow) => void
  onNear?: (button: RowButton, row: ListRow) => void
}

/** A round icon button as light as a list of hundred rows needs it: one element, one style, no ripple. */
const Round = styled('button')(({ theme }) => ({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  flex: 'none',
  padding: 7,
  borderRadius: '50%',
  cursor: 'pointer',
  color: theme.palette.action.active,
  '&.danger': { color: theme.palette.error.main },
  '&:hover': { backgroundColor: theme.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&[disabled], &[aria-disabled]': {
    color: theme.palette.action.disabled,
    cursor: 'default',
    background: 'none',
  },
  '@media (pointer: coarse)': { padding: 10 },
}))

const ActingButton = ({ button, row, name, onPress, onNear }: Props) => {
  const label = useLabel()
  const Icon = actionIcon(button.icon)
  const text = label(button.label)
  const target =
    button.to !== undefined && !button.disabled
      ? { as: Link, to: button.to }
      : { type: 'button' as const, disabled: button.disabled, onClick: () => onPress(button, row) }
  return (
    <Round
      {...target}
      className={button.danger ? 'danger' : undefined}
      aria-label={`${text}: ${name}`}
      data-hint={text}
      {...(onNear && { onPointerEnter: () => onNear(button, row), onFocus: () => onNear(button, row) })}
    >
      <Icon fontSize='small' />
    </Round>
  )
}

const RefusingButton = ({ button, row, name, onPress }: Props) => {
  const { why, props } = useButton(button, name, () => onPress(button, row))
  const Icon = actionIcon(button.icon)
  return (
    <Tooltip title={why} describeChild>
      <Round
        type='button'
        aria-disabled
        aria-label={props['aria-label']}
        onClick={'onClick' in props ? props.onClick : undefined}
      >
        <Icon fontSize='small' />
      </Round>
    </Tooltip>
  )
}

/**
 * One icon button of a row: a link where it leads somewhere, else a press; one that does nothing for a reason says it.
 * Its hint shows within a `useHint` area.
 */
export const RowButtonView = (props: Props) =>
  props.button.reason ? <RefusingButton {...props} /> : <ActingButton {...props} />
