import { use, useMemo, useState } from 'react'
import { errorMessage } from '../../../client/api-error.ts'
import type { Module } from '../../../modules/format/types.ts'
import { usePlatform } from '../../session/platform.ts'
import { PageHeader, pageHeadingId } from '../../ui/page/page-header.tsx'
import { PagePlaceContext } from '../../ui/page/prepared-page.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { UnknownParent, UnknownRecord } from '../unknown-record.tsx'
import { useLoadedModule } from '../use-loaded-module.ts'
import { useCreateDialog } from './create/use-create-dialog.tsx'
import { FormView } from './form-view.tsx'
import { usePreview } from './preview/use-preview.tsx'
import { RecordActions } from './record-actions.tsx'
import { AskBeforeLeaving } from './saving/ask-before-leaving.tsx'
import { useFormRoute } from './use-form-route.ts'

type Mode = 'create' | 'update'
type Data = Readonly<Record<string, unknown>>

const nothing: Data = {}

interface Props {
  module: Module
  mode: Mode
  /** What a new record begins with beyond its defaults. */
  kept: Data
  /** Called when the form is saved and another record is to follow, or there is no list to return to. */
  onStay: (kept: Data) => void
}

/** Whether a list takes any number of new records. */
const takesMany = ({ list }: Module): boolean => list !== undefined && list.add?.when === undefined

const OpenForm = ({ module, mode, kept, onStay }: Props) => {
  const page = useFormRoute(module, mode, onStay)
  const createDialog = useCreateDialog()
  const preview = usePreview(module)
  const { validator, error, guard } = page
  const data = useMemo(() => ({ ...page.start.data, ...kept }), [page.start.data, kept])
  const start = { ...page.start, data }
  return (
    <>
      <PageHeader
        title={page.title}
        breadcrumb={page.breadcrumb}
        actions={
          <>
            {preview.button}
            <RecordActions module={module} mode={mode} list={page.list} />
          </>
        }
      />
      {page.parent.unknown ? (
        <UnknownParent module={module.module} />
      ) : page.unknown ? (
        <UnknownRecord
          module={module.module}
          list={page.list}
          message={error ? errorMessage(error, page.loadFailed ?? '') : ''}
        />
      ) : error ? (
        <ErrorState message={errorMessage(error, page.loadFailed)} onRetry={start.retry} />
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
            throwAway={page.throwAway}
            openCreate={createDialog.open}
            onData={preview.onData}
          />,
          { mapping: start.mapping, values: start.values, validator },
        )
      ) : (
        <Loader />
      )}
      {createDialog.element}
      <AskBeforeLeaving guard={guard} throwAway={page.throwAway} />
    </>
  )
}

/** The form of a module for the record that the address names, or for a new one. */
export const FormPage = ({ mode, module }: Pick<Props, 'mode' | 'module'>) => {
  const { route } = use(PagePlaceContext)
  const platform = usePlatform()
  // A new record is made for the mode; a stored one decides by itself.
  const made = mode === 'create' ? platform : ''
  const address = `${module.id} ${mode} ${made} ${Object.values(route).join(' ')}`
  const [{ round, kept }, setRound] = useState({ round: 0, kept: nothing })
  return (
    <OpenForm
      key={`${address} ${round}`}
      module={module}
      mode={mode}
      kept={kept}
      onStay={(next) => setRound({ round: round + 1, kept: next })}
    />
  )
}

/** The form of whichever module the route names, for a new record. */
export const CreatePage = () => <FormPage mode='create' module={useLoadedModule()} />

/** The form of whichever module the route names, for the record the route names. */
export const UpdatePage = () => <FormPage mode='update' module={useLoadedModule()} />
