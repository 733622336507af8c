import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../../i18n/use-label.ts'
import { lazyPart, useLazyPart } from '../../../../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../../../../ui/lazy/opened-part.tsx'
import { restorePart } from '../../tools/tool-part.ts'
import type { RowCall } from '../rows/row-button-types.ts'
import type { Conflicts } from './conflicts.ts'
import type { useRowCall } from './use-row-call.ts'

interface Props {
  call: ReturnType<typeof useRowCall>
  /** Name of the record; omitted for a call that concerns the whole list. */
  about?: string
}

const confirmDialog = lazyPart(() =>
  import('../../../../ui/dialogs/confirm-dialog.tsx').then((file) => file.ConfirmDialog),
)

const collisionDialog = restorePart(() =>
  import('../../tools/collision/collision-dialog.tsx').then((file) => file.CollisionDialog),
)

/** The dialog that changes conflicting values; `children` until its code has loaded. */
const Collided = ({
  call,
  conflicts,
  children,
}: Pick<Props, 'call'> & { conflicts: Conflicts; children: ReactNode }) => {
  const CollisionDialog = useLazyPart(collisionDialog, true)
  return CollisionDialog ? <CollisionDialog call={call} conflicts={conflicts} /> : children
}

/** The confirmation dialog of a call, with its errors. Conflicting values of a record can be changed. */
export const CallDialog = ({ call, about }: Props) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const { asked, conflicts } = call
  const confirmLabel = label(asked?.confirmLabel ?? '')
  const question = ({ confirm }: RowCall): string =>
    typeof confirm === 'string' ? label(confirm) : t('deleteThis', { one: label(confirm.delete) })
  const dialog = (
    <OpenedPart part={confirmDialog} open={asked !== null} title={confirmLabel} onClose={call.close}>
      {(ConfirmDialog) => (
        <ConfirmDialog
          open={asked !== null && !(asked.style === 'popup' && call.error !== null)}
          text={asked ? question(asked) : ''}
          about={about}
          confirmLabel={confirmLabel}
          color={asked?.color ?? 'error'}
          busy={call.busy}
          waiting={call.waiting ? t('connection.waiting') : null}
          error={call.error}
          onConfirm={() => call.confirm()}
          onClose={call.close}
        />
      )}
    </OpenedPart>
  )
  if (!asked || !conflicts) return dialog
  return (
    <Collided call={call} conflicts={conflicts}>
      {dialog}
    </Collided>
  )
}
