import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLabel } from '../../../../i18n/use-label.ts'
import { PlainLink } from '../../../../ui/page/plain-link.tsx'
import { iconStyle } from '../../../../ui/styles/icon-shape.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import { actionIcon, iconTurns } from '../../../icons.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { RowButton } from './row-button-types.ts'

/**
 * The behaviour of a row button: a link or an action. A button that is disabled for a reason can be focused and
 * pressed; it then shows the reason.
 */
export const useButton = (button: RowButton, name: string, onPress: () => void) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { reason } = button
  const text = label(button.label)
  const why = reason && ('label' in reason ? label(reason.label) : t(`disabled.${reason.text}`))
  const leads = button.to !== undefined && !button.disabled
  return {
    text,
    why,
    /** Props of the button. */
    props: {
      color: button.danger ? ('error' as const) : undefined,
      disabled: button.disabled && why === undefined,
      'aria-label': `${text}: ${name}`,
      ...(why !== undefined && {
        'aria-disabled': true,
        sx: { '&, &:hover': { color: 'action.disabled', backgroundColor: 'transparent', cursor: 'default' } },
      }),
      ...(leads
        ? { component: Link, to: button.to }
        : { onClick: why === undefined ? onPress : () => showToast({ message: why, type: 'info' }) }),
    },
  }
}

interface Props {
  button: RowButton
  row: ListRow
  /** Name of the row, for screen readers. */
  name: string
  /** Translates a module's label. */
  label: (label: string) => string
  onPress: (button: RowButton, row: ListRow) => void
  onNear?: (button: RowButton, row: ListRow) => void
}

const stylesOf = ({ icon, danger = false }: RowButton) => ({
  className: ['round', ...(danger ? ['danger'] : []), ...(iconTurns(icon) ? ['turns'] : [])].join(' '),
  style: iconStyle(actionIcon(icon)),
})

const ActingButton = ({ button, row, name, label, onPress, onNear }: Props) => {
  const text = label(button.label)
  const props = {
    ...stylesOf(button),
    'aria-label': `${text}: ${name}`,
    'data-hint': text,
    ...(onNear && { onPointerEnter: () => onNear(button, row), onFocus: () => onNear(button, row) }),
  }
  if (button.to !== undefined && !button.disabled) return <PlainLink {...props} to={button.to} />
  return <button {...props} type='button' disabled={button.disabled} onClick={() => onPress(button, row)} />
}

const RefusingButton = ({ button, row, name, onPress }: Props) => {
  const { why, props } = useButton(button, name, () => onPress(button, row))
  return (
    <Tooltip title={why} describeChild>
      <button
        {...stylesOf({ ...button, danger: false })}
        type='button'
        aria-disabled
        aria-label={props['aria-label']}
        onClick={'onClick' in props ? props.onClick : undefined}
      />
    </Tooltip>
  )
}

/**
 * An icon button of a row: a link or an action. A button that is disabled for a reason shows it. Styled by an ancestor
 * with `rowButtonStyles`; its hint appears in a `useHint` area.
 */
export const RowButtonView = (props: Props) =>
  props.button.reason ? <RefusingButton {...props} /> : <ActingButton {...props} />
