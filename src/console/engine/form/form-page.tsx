import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker, useLoaderData, useNavigate, useParams } from 'react-router-dom'
import { errorMessage } from '../../../client/api-error.ts'
import type { Module } from '../../../modules/format/types.ts'
import { useLabel } from '../../i18n/labels.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PageHeader } from '../../ui/page/page-header.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { useToast } from '../../ui/toasts/toasts.tsx'
import { useListUrl, useModuleBreadcrumb } from '../module-breadcrumb.ts'
import { useValues } from '../use-values.ts'
import { formFileOf, specialOf } from './data/form-request.ts'
import { useFormStart } from './data/use-form-data.ts'
import { FormView } from './form-view.tsx'
import { useCreateDialog } from './use-create-dialog.tsx'
import { useFormTitles } from './use-form-titles.ts'
import { useValidator } from './validation/use-validator.ts'

type Mode = 'create' | 'update'

const OpenForm = ({ module, mode }: { module: Module; mode: Mode }) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const toast = useToast()
  const navigate = useNavigate()
  const values = useValues()
  const form = formFileOf(module)
  const start = useFormStart(module, mode, values)
  const validator = useValidator(module)
  const list = useListUrl(module.module, start.data) ?? '/'
  const titles = useFormTitles(module, mode)
  const special = start.status === 'ready' ? specialOf(form, start.record, values) : undefined
  const title = special ? label(special.title) : titles.title
  const breadcrumb = useModuleBreadcrumb(module, true, title, start.data)
  const dirty = useRef(false)
  const saved = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty.current && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const createDialog = useCreateDialog()

  const leave = (to: string): void => {
    saved.current = true
    void navigate(to)
  }
  const onSaved = ({ message }: { message: string }): void => {
    const text = form.done?.[mode]
    toast({ message: text === undefined ? message || t('saved') : label(text), type: 'success' })
    const to = mode === 'update' ? (form.done?.updateTo ?? form.done?.to) : form.done?.to
    leave(to ?? list)
  }
  const failed = start.error ?? validator.error
  return (
    <>
      <PageHeader title={title} breadcrumb={breadcrumb} />
      {failed ? (
        <ErrorState
          message={errorMessage(failed, form.loadFailed && label(form.loadFailed))}
          onRetry={start.retry}
        />
      ) : start.status === 'loading' || !validator.validator ? (
        <Loader />
      ) : (
        <FormView
          module={module}
          start={start}
          validator={validator.validator}
          values={start.values}
          submitLabel={titles.submit}
          onSaved={onSaved}
          onCancel={() => (form.cancel === 'back' ? void navigate(-1) : void navigate(list))}
          onDirty={(now) => {
            dirty.current = now
          }}
          openCreate={createDialog.open}
        />
      )}
      {createDialog.element}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirmLabel={t('leave')}
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
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
