import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLabel } from '../../../../i18n/use-label.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
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
