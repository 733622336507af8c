import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Module } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { usePlatform } from '../../../session/platform.ts'
import { usePrivilegeCheck } from '../../../session/use-session.ts'
import { useUserStorage } from '../../../session/use-user-storage.ts'
import { useLatest } from '../../../ui/hooks/use-latest.ts'
import type { FormContext } from '../../../widgets/form-context.ts'
import { moduleEntries } from '../../modules.ts'
import { operationOf, privilegesFor } from '../../operations.ts'
import type { ValueContext } from '../../values.ts'
import { formFileOf, uploadAreaOf } from '../data/form-request.ts'
import type { Mapping } from '../data/mapping.ts'
import { useTextDraftKey } from '../draft/draft-data.ts'
import type { useFormPage } from '../use-form-page.ts'

/**
 * The module whose form creates a picker's options: the module behind the picker's operation, if the user may create
 * its records. Modules nested in another need parameters that the picker does not have. If several modules share an
 * operation, the picker's own options must name the module.
 */
const useCreatable = (): NonNullable<FormContext['creatable']> => {
  const { i18n } = useTranslation('engine')
  const label = useLabel()
  const check = usePrivilegeCheck()
  const platform = usePlatform()
  return useCallback(
    (operation, named) => {
      const found = moduleEntries.filter(({ id, module, has }) =>
        named === undefined
          ? has.form && !module.parent && operationOf(module, 'total') === operation
          : id === named,
      )
      const [entry] = found
      if (!entry || found.length > 1) return undefined
      const { id, module } = entry
      const privileges = privilegesFor(module, 'create')
      const isOfMode = module.platform === undefined || module.platform === platform
      if (privileges === null || !isOfMode || !check(privileges)) return undefined
      // The form keeps this function when the language changes.
      const one = label(module.one ?? module.title)
      return { module: id, label: i18n.getFixedT(null, 'engine')('add', { one }) }
    },
    [i18n, label, check, platform],
  )
}

/** The user's preferred view for texts in several languages, for all forms in this browser. */
const useLanguagesView = (): NonNullable<FormContext['languagesView']> => {
  const [stored, store] = useUserStorage('languages-view')
  const latest = useLatest(store)
  return useMemo(
    () => ({
      chosen: stored === 'tabs' || stored === 'below' ? stored : undefined,
      choose: (view) => latest.current(view),
    }),
    [stored, latest],
  )
}

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
