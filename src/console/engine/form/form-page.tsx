import { use, useMemo, useState } from 'react'
import { useLoaderData } from 'react-router-dom'
import type { PlainObject } from '../../../contract/json.ts'
import type { Mode } from '../../../contract/operations/operation-names.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { usePlatform } from '../../session/platform.ts'
import { useUserKey } from '../../session/use-session.ts'
import { useIsMounted } from '../../ui/hooks/use-is-mounted.ts'
import { useGo } from '../../ui/page/navigate.tsx'
import { pageHeadingId } from '../../ui/page/page-header.tsx'
import { PageParametersContext } from '../../ui/page/prepared-page.ts'
import { ErrorState, Loader } from '../../ui/states.tsx'
import { createdState } from '../list/created-state.ts'
import { isFilteredUrl } from '../list/state/last-list-url.ts'
import { useCurrentModule } from '../modules.ts'
import { copyParameter } from '../routes/module-paths.ts'
import { useCanOpen } from '../routes/modules-at.ts'
import { listUrlOf } from '../routes/use-module-breadcrumb.ts'
import { useParent } from '../routes/use-parent.ts'
import { UnknownParent, UnknownRecord } from '../unknown-record.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { useValues } from '../use-values.ts'
import { NextAhead } from './bar/next-button.tsx'
import { type NextRecord, usePins } from './bar/use-another.ts'
import { OpenedFormDialog } from './create/opened-form-dialog.tsx'
import { useCreateDialog } from './create/use-create-dialog.tsx'
import { formFileOf } from './data/form-request.ts'
import { FormHead } from './form-head.tsx'
import { titleWhenOf } from './form-titles.ts'
import { FormView } from './form-view.tsx'
import type { Saved } from './saving/save-record.ts'
import { AskBeforeLeaving, useLeaveGuard } from './saving/use-leave-guard.tsx'
import { readKept, useOpenForm, writeKept } from './use-open-form.ts'
import { usePreview } from './use-preview.tsx'

/**
 * The form of a page: its start, and where it leads after a save or cancel. Users who may not see the list, or who add
 * another record, stay: `onStay` restarts the form. `onKeep` gets the initial values of the next new record.
 */
const useFormRoute = (
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
  /** Where a save leads: the module's own target after an update of a list without filters, else the list. */
  const targetOf = ({ isUnchanged }: Saved): string => {
    const back = list()
    const hasOwn = mode === 'update' && !isUnchanged && !isFilteredUrl(back)
    return (hasOwn ? form.done?.updateTo : undefined) ?? back
  }
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
    onSaved: (saved: Saved, { another, next, kept, name }: NextRecord): void => {
      const { id } = saved
      open.sayDone(saved)
      onKeep(kept)
      // Users who left during the save are on another page by now.
      if (!isMounted.current) return
      const to = targetOf(saved)
      guard.release()
      if (next) {
        next.follow()
        void navigate(next.to, { state: next.state })
      } else if (!another && canOpen(to)) {
        const isNew = mode === 'create' && id !== undefined
        void navigate(to, isNew ? { state: createdState({ id, name }) } : {})
      } else onStay()
    },
    onCancel: (): void =>
      void (form.cancel === 'back' ? navigate(-1) : navigate(canOpen(list()) ? list() : '/')),
  }
}

const nothing: PlainObject = {}

/** The query of the address without the record to copy. */
const queryWithoutCopy = (): string => {
  const query = new URLSearchParams(window.location.search)
  query.delete(copyParameter)
  return query.toString()
}

interface Props {
  module: Module
  mode: Mode
  /** Initial values of a new record beyond its defaults. */
  kept: PlainObject
  /** Called after a save if another record follows, or if there is no list to return to. */
  onStay: () => void
  /** Called with the initial values of the next new record. */
  onKeep: (kept: PlainObject) => void
}

/**
 * Whether several new records can be entered in a row: the list holds any number of records, and the form does not
 * forbid it.
 */
const takesMany = ({ list, form }: Module): boolean =>
  list?.add?.when === undefined && form?.another !== false

const OpenForm = ({ module, mode, kept, onStay, onKeep }: Props) => {
  const page = useFormRoute(module, mode, { onStay, onKeep })
  const createDialog = useCreateDialog(OpenedFormDialog)
  const preview = usePreview(module)
  const failureText = useFailureText()
  const { validator, error, guard } = page
  const data = useMemo(() => ({ ...page.start.data, ...kept }), [page.start.data, kept])
  const start = { ...page.start, data }
  return (
    <>
      <FormHead
        module={module}
        mode={mode}
        title={page.title}
        record={page.start.data}
        isUnknown={page.unknown || page.start.deletedError !== null}
      >
        {!page.unknown && !page.isParentUnknown && preview.button}
      </FormHead>
      {page.isParentUnknown ? (
        <UnknownParent module={module.module} />
      ) : page.unknown ? (
        <UnknownRecord module={module.module} list={page.list()} error={error} fallback={page.loadFailed} />
      ) : error ? (
        <ErrorState message={failureText(error, page.loadFailed)} onRetry={page.retry} />
      ) : validator ? (
        preview.around(
          <FormView
            module={module}
            start={start}
            validator={validator}
            values={start.values}
            submitLabel={page.titles.submit}
            inRows={mode === 'create' && takesMany(module)}
            labelledBy={pageHeadingId}
            onSaved={page.onSaved}
            onCancel={page.onCancel}
            onDirty={guard.setDirty}
            throwAway={guard.throwAway}
            pending={guard.pending}
            openCreate={createDialog.open}
            onData={preview.onData}
          />,
          { mapping: start.mapping, values: start.values, validator },
        )
      ) : (
        <Loader />
      )}
      {createDialog.element}
      {mode === 'update' && (
        <NextAhead module={module} record={page.start.data} page={<FormPage mode={mode} module={module} />} />
      )}
      <AskBeforeLeaving byQuery={mode === 'create'} />
    </>
  )
}

/** The form of a module for the record of the address, or for a new one. */
export const FormPage = ({ mode, module: loaded }: Pick<Props, 'mode' | 'module'>) => {
  const module = useCurrentModule(loaded)
  const { route, query } = use(PageParametersContext)
  const go = useGo()
  const copied = mode === 'create' ? query[copyParameter] : undefined
  const platform = usePlatform()
  // A new record belongs to the present mode, so another mode starts another form; a stored record has its own mode.
  const ownPlatform = mode === 'create' ? platform : ''
  const address = `${module.id} ${mode} ${ownPlatform} ${Object.values(route).join(' ')}`
  // The query holds initial values of a new record.
  const initial = mode === 'create' ? JSON.stringify(query) : ''
  const user = useUserKey()
  const { pinned } = usePins(module.id)
  const name = `kept:${address}:${user ?? ''}`
  const [round, setRound] = useState(0)
  // A copy has no pinned values. Pins selected during typing apply to the next record.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value counts
  const kept = useMemo(
    () => (mode === 'create' && copied === undefined ? readKept(name, pinned) : nothing),
    [round, name, copied],
  )
  return (
    <OpenForm
      key={`${address} ${initial} ${round}`}
      module={module}
      mode={mode}
      kept={kept}
      onStay={() => {
        // Scrolls to the top, like any other page.
        document.documentElement.scrollTop = 0
        // The record after a copy is a normal new record.
        if (copied === undefined) setRound(round + 1)
        else void go({ search: queryWithoutCopy() }, { replace: true })
      }}
      onKeep={(next) => mode === 'create' && writeKept(name, next)}
    />
  )
}

/** The form for a new record of the route's module. */
export const CreatePage = () => <FormPage mode='create' module={useLoaderData<Module>()} />

/** The form for the record and module of the route. */
export const UpdatePage = () => <FormPage mode='update' module={useLoaderData<Module>()} />
