import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import { lazyPart, useLazyPart } from '../../../ui/lazy/lazy-when-idle.tsx'
import type { useRowCall } from './use-row-call.ts'

const confirmDialog = lazyPart(() =>
  import('../../../ui/confirm-dialog.tsx').then((file) => file.ConfirmDialog),
)

/** The question before a call, and what went wrong with it. */
export const CallDialog = ({ call }: { call: ReturnType<typeof useRowCall> }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const ConfirmDialog = useLazyPart(confirmDialog, call.asked !== null)
  return (
    ConfirmDialog && (
      <ConfirmDialog
        open={call.asked !== null && !(call.asked.style === 'popup' && call.error !== null)}
        text={label(call.asked?.confirm ?? '')}
        confirmLabel={label(call.asked?.confirmLabel ?? '')}
        color={call.asked?.color ?? 'error'}
        busy={call.busy}
        waiting={call.waiting ? t('connection.waiting') : null}
        error={call.error}
        onConfirm={call.confirm}
        onClose={call.close}
      />
    )
  )
}
