import type { RJSFSchema } from '@rjsf/utils'
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { asRecord, type PlainObject } from '../../../contract/json.ts'
import type { JsonSchema, PreviewBlock } from '../../../modules/format/types.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { isBlankHtml } from '../../widgets/rich-text/blank-html.ts'
import type { Language } from '../../widgets/widget.ts'
import { shownNames } from '../form/data/form-body.ts'
import { uiOptions } from '../form/data/mapping.ts'
import { propertySchema } from '../form/data/schema.ts'
import type { PreviewForm } from '../form/preview-form.ts'
import { useUiSchema } from '../form/theme/form-theme.tsx'

/** The data of blocks: the form's data, or one item of a list in it, with the form's schemas. */
export interface Scope {
  data: PlainObject
  schema: JsonSchema
  /** The UI schema with translated labels and resolved options. */
  ui: JsonSchema
  languages: readonly Language[]
  /** The displayed content language; undefined without languages. */
  language: Language | undefined
  /** Level of the record's or item's heading. */
  level: number
}

/** A form field as a preview reads it. */
export interface Field {
  name: string
  label: string
  value: unknown
  schema: JsonSchema
  options: Readonly<Record<string, unknown>>
}

/** Returns a field by name. */
export const fieldOf = ({ data, schema, ui }: Scope, name: string): Field => {
  const options = uiOptions(asRecord(ui[name]))
  return {
    name,
    label: typeof options.title === 'string' ? options.title : name,
    value: data[name],
    schema: propertySchema(schema, name),
    options,
  }
}

/** The items of a list field, each as a scope for its blocks. */
export const itemScopes = (scope: Scope, name: string): readonly Scope[] => {
  const { value, schema } = fieldOf(scope, name)
  const items = { schema: asRecord(schema.items), ui: asRecord(asRecord(scope.ui[name]).items) }
  return (Array.isArray(value) ? value : []).map((item) => ({
    ...scope,
    ...items,
    data: asRecord(item),
    level: scope.level + 1,
  }))
}

/** A text and its language code, if it has its own. */
export interface Content {
  text: string
  lang?: string
}

/** Whether a field holds one text per content language. */
export const holdsLanguages = (scope: Scope, name: string): boolean =>
  Object.hasOwn(asRecord(asRecord(fieldOf(scope, name).schema.items).properties), 'languageId')

const entryIn = (value: unknown, { id }: Language): unknown =>
  (Array.isArray(value) ? value : []).map(asRecord).find(({ languageId }) => languageId === id)?.text

const textOf = (value: unknown): string =>
  typeof value === 'string' && !isBlankHtml(value) ? value.trim() : ''

/** The text of a field, for translated texts in the displayed language; empty if there is none. */
const textAt = (scope: Scope, name: string): Content => {
  const { value } = fieldOf(scope, name)
  if (!holdsLanguages(scope, name)) return { text: textOf(value) }
  const { language } = scope
  return language ? { text: textOf(entryIn(value, language)), lang: language.code } : { text: '' }
}

/** The text of a block: of its field, else of its fallback field. */
export const contentOf = (scope: Scope, { field, or }: { field: string; or?: string }): Content => {
  const content = textAt(scope, field)
  return content.text === '' && or !== undefined ? textAt(scope, or) : content
}

/** The fields of a block. */
export const namesOf = (block: PreviewBlock): readonly string[] =>
  'items' in block
    ? block.items.map(({ field }) => field)
    : [block.field, ...('or' in block && block.or !== undefined ? [block.or] : [])]

/** Whether any field of the blocks has texts per language. */
export const needsLanguage = (blocks: readonly PreviewBlock[], scope: Scope): boolean =>
  blocks.some((block) => namesOf(block).some((name) => holdsLanguages(scope, name)))

/** The languages in which a field of the blocks has a text. */
export const filledLanguages = (blocks: readonly PreviewBlock[], scope: Scope): readonly Language[] =>
  scope.languages.filter((language) =>
    blocks.some((block) =>
      namesOf(block).some(
        (name) => holdsLanguages(scope, name) && textOf(entryIn(scope.data[name], language)) !== '',
      ),
    ),
  )

/**
 * The language to show: the selected one, else the interface language or the first, out of the languages with a text,
 * or out of all while none has one.
 */
export const languageToShow = (
  languages: readonly Language[],
  filled: readonly Language[],
  { chosen, interfaceLanguage }: { chosen: number | undefined; interfaceLanguage: string },
): Language | undefined => {
  const offered = filled.length > 0 ? filled : languages
  return (
    languages.find(({ id }) => id === chosen) ??
    offered.find(({ code }) => code === interfaceLanguage) ??
    offered[0]
  )
}

const isFilledValue = (value: unknown): boolean => {
  if (value === undefined || value === null || typeof value === 'boolean') return false
  if (typeof value === 'string') return textOf(value) !== ''
  return !Array.isArray(value) || value.length > 0
}

/** Whether there is anything to show; a switch alone does not count. */
export const hasContent = (blocks: readonly PreviewBlock[], scope: Scope): boolean =>
  blocks.some((block) =>
    block.block === 'list'
      ? itemScopes(scope, block.field).some((item) => hasContent(block.blocks, item))
      : namesOf(block).some((name) =>
          holdsLanguages(scope, name) ? textAt(scope, name).text !== '' : isFilledValue(scope.data[name]),
        ),
  )

/** The blocks with translated module labels. */
export const withLabels = (
  blocks: readonly PreviewBlock[],
  label: (text: string) => string,
): readonly PreviewBlock[] =>
  blocks.map((block) => ({
    ...block,
    ...('label' in block && typeof block.label === 'string' && { label: label(block.label) }),
    ...('blocks' in block && { blocks: withLabels(block.blocks, label) }),
  }))

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
