import { useMemo } from 'react'
import type { Module } from '../../../../modules/format/types.ts'
import type { FormContext } from '../../../widgets/form-context.ts'
import type { ValueContext } from '../../values.ts'
import { useCreatable } from '../create/use-creatable.ts'
import { formFileOf, uploadAreaOf } from '../data/form-request.ts'
import type { Mapping } from '../data/mapping.ts'
import { useTextDraftKey } from '../draft/use-text-draft-key.ts'
import type { useFormPage } from '../use-form-page.ts'
import { useLanguagesView } from './use-languages-view.ts'

interface Input {
  module: Module
  mapping: Mapping
  values: ValueContext
  page: ReturnType<typeof useFormPage>
  validateItem: NonNullable<FormContext['validateItem']>
  openCreate: FormContext['openCreate']
  revealed: FormContext['revealed']
  onUnfinished: FormContext['onUnfinished']
}

/** The form context for its widgets; the same object until part of it changes. */
export const useFormContext = (input: Input): FormContext => {
  const { module, mapping, values, page, validateItem, openCreate, revealed, onUnfinished } = input
  const { shown, touch } = page.errors
  const { saving, uploads } = page.saving
  const { hold } = page
  const { mode, languages } = mapping.context
  const creatable = useCreatable()
  const languagesView = useLanguagesView()
  const draftKey = useTextDraftKey(module, mode, values)
  const uploadType = uploadAreaOf(formFileOf(module))
  return useMemo<FormContext>(
    () => ({
      mode,
      languages,
      languagesView,
      uploadType,
      errors: shown,
      touch,
      hold,
      keepFile: uploads.keepFile,
      progress: uploads.progress,
      onProgress: uploads.onProgress,
      saving,
      draftKey,
      validateItem,
      revealed,
      ...(onUnfinished && { onUnfinished }),
      creatable,
      ...(openCreate && { openCreate }),
    }),
    [
      mode,
      languages,
      languagesView,
      uploadType,
      shown,
      touch,
      hold,
      uploads,
      saving,
      draftKey,
      validateItem,
      openCreate,
      creatable,
      revealed,
      onUnfinished,
    ],
  )
}
