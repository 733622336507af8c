import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { useIsMounted } from '../../../ui/hooks/use-is-mounted.ts'
import { useGo } from '../../../ui/page/navigate.tsx'
import { createdState } from '../../list/created-state.ts'
import { useCanOpen } from '../../routes/use-can-open.ts'
import { listUrlOf } from '../../routes/use-module-breadcrumb.ts'
import { useParent } from '../../routes/use-parent.ts'
import { useValues } from '../../use-values.ts'
import type { NextRecord } from '../bar/use-another.ts'
import { formFileOf } from '../data/form-request.ts'
import { useLeaveGuard } from '../saving/use-leave-guard.ts'
import type { Saved } from '../saving/use-save-form.ts'
import { titleWhenOf } from './title-when.ts'
import { useOpenForm } from './use-open-form.ts'

/**
 * The form of a page: what it opens with, and where it leads when it is saved or left. Who may not see
 * the list, or wants to add another, stays: `onStay` begins the form anew. `onKeep` is told what the next new record is
 * to begin with.
 */
export const useFormRoute = (
  module: Module,
  mode: Mode,
  { onStay, onKeep }: { onStay: () => void; onKeep: (kept: NextRecord['kept']) => void },
) => {
  const label = useLabel()
  const navigate = useGo()
  const values = useValues()
  const form = formFileOf(module)
  const open = useOpenForm(module, mode, values)
  const { start, titles } = open
  const canOpen = useCanOpen()
  // Read when it is asked for: a form that is drawn ahead is not drawn again for each way the list is left.
  const list = (): string => listUrlOf(module.module, values, start.data) ?? '/'
  const other = start.status === 'ready' ? titleWhenOf(form, start.record, values) : undefined
  const title = other ? label(other.title) : titles.title
  const isMounted = useIsMounted()
  const guard = useLeaveGuard()
  const parent = useParent(module.module, start.data)
  return {
    ...open,
    title,
    guard,
    /** Address of the list as it was last seen. */
    list,
    /** The record that it lies under was not there when it was opened. */
    isParentUnknown: parent.unknown && !parent.deleted,
    /** There is no such record, or not under this address. */
    unknown: start.unknown,
    loadFailed: form.loadFailed && label(form.loadFailed),
    onSaved: ({ message, id }: Saved, { another, kept, name }: NextRecord): void => {
      open.sayDone(message)
      onKeep(kept)
      // Who left while it was saved is at something else by now.
      if (!isMounted.current) return
      const to = (mode === 'update' ? form.done?.updateTo : undefined) ?? list()
      guard.release()
      if (!another && canOpen(to)) {
        const isNew = mode === 'create' && id !== undefined
        void navigate(to, isNew ? { state: createdState({ id, name }) } : {})
      } else onStay()
    },
    onCancel: (): void =>
      void (form.cancel === 'back' ? navigate(-1) : navigate(canOpen(list()) ? list() : '/')),
  }
}
