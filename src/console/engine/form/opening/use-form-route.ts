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
 * The form of a page: its start, and where it leads after a save or cancel. Users who may not see the list, or who add
 * another record, stay: `onStay` restarts the form. `onKeep` gets the initial values of the next new record.
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
  // Read on demand: a form rendered ahead does not render again when the list changes.
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
    /** Address of the list as last seen. */
    list,
    /** The parent record did not exist when the page was opened. */
    isParentUnknown: parent.unknown && !parent.deleted,
    /** The record does not exist, or not under this address. */
    unknown: start.unknown,
    loadFailed: form.loadFailed && label(form.loadFailed),
    onSaved: ({ message, id }: Saved, { another, kept, name }: NextRecord): void => {
      open.sayDone(message)
      onKeep(kept)
      // Users who left during the save are on another page by now.
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
