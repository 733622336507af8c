import type { Texts } from '../../../src/console/i18n/language-data.ts'
import { isObject } from '../../../src/contract/json.ts'
import { areaOf } from '../../../src/contract/operations/privileges.ts'
import type { Column, JsonSchema, Module } from '../../../src/modules/format/types.ts'

/** Keys of module files and the menu with visible texts; under `ui:messages` and `words`, all texts are visible. */
const shownKeys = new Set([
  ...['label', 'title', 'one', 'confirm', 'success', 'failed', 'empty', 'create', 'update'],
  ...['addLabel', 'breadcrumb', 'dialogTitle', 'other'],
])
const shownUiKeys = /^ui:(title|help|placeholder|enumNames|messages|groups)$|^words$/

/** Keys that name a record property, by their parent object, although the same keys hold texts elsewhere. */
const naming: Readonly<Record<string, string>> = { options: 'label', parent: 'label', card: 'title' }

/** All visible texts of a module file or the menu. `holder` is the key of the object. */
export const labelsIn = (value: unknown, shown = false, holder = ''): readonly string[] => {
  if (typeof value === 'string') return shown ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => labelsIn(item, shown))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    const isText = shownKeys.has(key) && typeof part === 'string' && naming[holder] !== key
    return labelsIn(part, shown || shownUiKeys.test(key) || isText, key)
  })
}

const labelCall = /(?<![\w$.])label\(\s*'([^']+)'\s*\)/g
const labelProperty = /(?:\b(?:label|\w+Label):|label \?\?)[^'\n]*'([A-Z][^']*)'/g

/** Labels in a console source: `label('Actions')`, `confirmLabel: 'Delete'`. */
export const labelsOfSource = (source: string): readonly string[] =>
  [labelCall, labelProperty].flatMap((pattern) => [...source.matchAll(pattern)].map(([, text]) => text ?? ''))

/**
 * Labels are English and serve as keys, so that every other language must have exactly these. `texts` are by language,
 * without English; labels without letters need no translation.
 */
export const labelFaults = (
  labels: ReadonlySet<string>,
  texts: Readonly<Record<string, Texts>>,
): readonly string[] =>
  Object.entries(texts).flatMap(([language, translations]) => [
    ...[...labels]
      .filter((label) => /\p{L}/u.test(label) && !Object.hasOwn(translations, label))
      .map((label) => `${language}/modules.json: "${label}" is missing; translate it`),
    ...Object.keys(translations)
      .filter((label) => !labels.has(label))
      .map((label) => `${language}/modules.json: nothing shows "${label}"; take it out`),
  ])

/** Enumeration values that need a label: `ONE_TIME`. */
const constantsOf = (schema: unknown): readonly string[] =>
  isObject(schema) && Array.isArray(schema.enum)
    ? schema.enum.filter(
        (value): value is string => typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value),
      )
    : []

const columnsOf = ({ list, detail }: Module): readonly Pick<Column, 'field' | 'options'>[] => [
  ...(list?.columns ?? []),
  ...(detail?.fields ?? []),
  ...(detail?.sections ?? []).flatMap(({ fields }) => fields),
]

/** The properties of the contract's schema of a module's records. */
const propertiesOf = (module: Module, schemas: Readonly<Record<string, unknown>>): JsonSchema => {
  const schema = schemas[module.module.resource ?? '']
  return isObject(schema) && isObject(schema.properties) ? schema.properties : {}
}

/**
 * Enumerations that a list, details page or form shows without labels for a value. `schemas` are those of the contract.
 */
export const enumerationFaults = (
  module: Module,
  schemas: Readonly<Record<string, unknown>>,
): readonly string[] => {
  const properties = propertiesOf(module, schemas)
  const shown = columnsOf(module).flatMap(({ field, options }) => {
    const words = isObject(options?.words) ? options.words : {}
    return constantsOf(properties[field])
      .filter((value) => !Object.hasOwn(words, value))
      .map((value) => `${module.id}: "${field}" shows ${value} as it is; give it words in its options`)
  })
  const formProperties = isObject(module.schema?.properties) ? module.schema.properties : {}
  const chosen = Object.entries(formProperties).flatMap(([field, schema]) => {
    const ui = module.ui?.[field]
    const names: unknown = isObject(ui) ? ui['ui:enumNames'] : undefined
    return isObject(ui) &&
      constantsOf(schema).length > 0 &&
      !Array.isArray(names) &&
      ui['ui:widget'] !== 'hidden'
      ? [`${module.id}: the form offers the values of "${field}" as they are; give it ui:enumNames`]
      : []
  })
  return [...shown, ...chosen]
}

/** Areas of the contract's privileges without an English name, and names of unknown areas. */
export const areaFaults = (privileges: readonly string[], areas: Texts): readonly string[] => {
  const required = new Set(privileges.map(areaOf))
  return [
    ...[...required]
      .filter((area) => !Object.hasOwn(areas, area))
      .map(
        (area) => `en/widgets.json: "privileges.areas.${area}" is missing; say what the privileges are for`,
      ),
    ...Object.keys(areas)
      .filter((area) => !required.has(area))
      .map(
        (area) => `en/widgets.json: the contract has no privileges of "${area}"; remove it in every language`,
      ),
  ]
}
