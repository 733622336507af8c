import type { RJSFSchema } from '@rjsf/utils'
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { PlainObject } from '../../../contract/json.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useLabel } from '../../i18n/use-label.ts'
import type { Language } from '../../widgets/widget.ts'
import { shownNames } from '../form/data/form-body.ts'
import type { PreviewForm } from '../form/preview/preview-form.ts'
import { useUiSchema } from '../form/theme/form-theme.tsx'
import { filledLanguages, languageToShow, needsLanguage, type Scope, withLabels } from './content.ts'

const noBlocks = [] as const

/** The form's data, updated with low priority. */
export const useDeferredData = ({ source }: PreviewForm): PlainObject =>
  useDeferredValue(useSyncExternalStore(source.subscribe, source.get))

/** The id of the language of a form's element, or undefined. */
const languageOf = (element: Element | null, languages: readonly Language[]): number | undefined => {
  const code = element?.closest('form [lang]')?.getAttribute('lang')
  return languages.find((language) => language.code === code)?.id
}

/** The language to show, selected by the user or by the focus in the form, and its setter. */
const useChosenLanguage = (languages: readonly Language[]) => {
  const [chosen, choose] = useState(() =>
    languageOf(document.querySelector('form [role=tab][aria-selected=true][lang]'), languages),
  )
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      const focused = languageOf(target instanceof Element ? target : null, languages)
      if (focused !== undefined) choose(focused)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [languages])
  return [chosen, choose] as const
}

/** The data of a preview: its blocks, their scope, and the selectable content languages. */
export const usePreviewData = ({ module, mapping, values, validator }: PreviewForm, data: PlainObject) => {
  const label = useLabel()
  const ui = useUiSchema(mapping, values, data)
  const blocks = useMemo(() => withLabels(module.preview?.blocks ?? noBlocks, label), [module, label])
  const shown = useMemo(() => {
    const names = shownNames(validator, mapping.schema as RJSFSchema, data)
    return Object.fromEntries(names.map((name) => [name, data[name]]))
  }, [validator, mapping, data])
  const { languages } = mapping.context
  const [chosen, choose] = useChosenLanguage(languages)
  const whole: Scope = { data: shown, schema: mapping.schema, ui, languages, language: undefined, level: 3 }
  const filled = filledLanguages(blocks, whole)
  const language = languageToShow(languages, filled, { chosen, interfaceLanguage: currentLanguage() })
  const offered: readonly Language[] = needsLanguage(blocks, whole) ? languages : noBlocks
  return { blocks, scope: { ...whole, language }, languages: offered, filled, choose }
}
