import { useTranslation } from 'react-i18next'
import type { Mode } from '../../../../contract/operations/operation-names.ts'
import type { Module } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { formFileOf } from '../data/form-request.ts'

/** Title and submit label of a form: the module's own, or the defaults "Add …" or "Update …" and "Save". */
export const useFormTitles = (module: Module, mode: Mode) => {
  const { t } = useTranslation('engine')
  const label = useLabel()
  const form = formFileOf(module)
  const one = label(module.module.one ?? module.module.title)
  const title = form.title?.[mode]
  const submit = form.submit?.[mode]
  const defaultTitle = mode === 'create' ? t('add', { one }) : t('update', { one })
  return {
    title: title === undefined ? defaultTitle : label(title),
    submit: submit === undefined ? t('save') : label(submit),
  }
}
