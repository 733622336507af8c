import { useTranslation } from 'react-i18next'
import { useLoaderData, useParams } from 'react-router-dom'
import { errorMessage } from '../../../client/api-error.ts'
import type { Module } from '../../../modules/format/types.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { FormView } from './form-view.tsx'
import { useCreateDialog } from './use-create-dialog.tsx'
import { useFormRoute } from './use-form-route.ts'

type Mode = 'create' | 'update'

const OpenForm = ({ module, mode }: { module: Module; mode: Mode }) => {
  const { t } = useTranslation('engine')
  const page = useFormRoute(module, mode)
  const createDialog = useCreateDialog()
  const { start, validator, error, guard } = page
  return (
    <>
      <PageHeader title={page.title} breadcrumb={page.breadcrumb} />
      {error ? (
        <ErrorState message={errorMessage(error, page.loadFailed)} onRetry={start.retry} />
      ) : validator ? (
        <FormView
          module={module}
          start={start}
          validator={validator}
          values={start.values}
          submitLabel={page.titles.submit}
          onSaved={page.onSaved}
          onCancel={page.onCancel}
          onDirty={guard.setDirty}
          openCreate={createDialog.open}
        />
      ) : (
        <Loader />
      )}
      {createDialog.element}
      <ConfirmDialog
        open={guard.isAsking}
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirmLabel={t('leave')}
        onConfirm={guard.leave}
        onClose={guard.stay}
      />
    </>
  )
}

const FormPage = ({ mode }: { mode: Mode }) => {
  const module = useLoaderData<Module>()
  const params = useParams()
  return (
    <OpenForm key={`${module.id} ${mode} ${Object.values(params).join(' ')}`} module={module} mode={mode} />
  )
}

/** The form of whichever module the route names, for a new record. */
export const CreatePage = () => <FormPage mode='create' />

/** The form of whichever module the route names, for the record the route names. */
export const UpdatePage = () => <FormPage mode='update' />
