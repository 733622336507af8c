import type { Value, Values, When } from '../../../src/modules/format/types.ts'
import { isJson } from './document.ts'

/** Each step of a dotted path. */
export const steps = (path: string): readonly string[] => path.split('.').filter((step) => step !== '')

/** Literal values among values of a module file, as text. */
export const literals = (value: Value | Values | undefined): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item: Value) => literals(item))
  if (isJson(value))
    return '$platform' in value
      ? literals(value.$platform as Values)
      : Object.values(value).flatMap((part) => (isTaken(value) ? [] : literals(part as Value)))
  return value === undefined || value === null ? [] : [String(value)]
}

const isTaken = (value: Record<string, unknown>): boolean =>
  Object.keys(value).some((key) => key.startsWith('$'))

/** Fields of the row that values are taken from. */
export const rowFields = (values: Values | undefined): readonly string[] =>
  Object.values(values ?? {}).flatMap((value) =>
    isJson(value) && '$row' in value ? steps(String(value.$row)) : [],
  )

/** Fields and values of a condition. */
export const whenNames = (
  when: When | undefined,
): { fields: readonly string[]; values: readonly string[] } => {
  if (!when) return { fields: [], values: [] }
  if ('not' in when) return whenNames(when.not)
  if ('all' in when) {
    const parts = when.all.map(whenNames)
    return { fields: parts.flatMap(({ fields }) => fields), values: parts.flatMap(({ values }) => values) }
  }
  const values = 'equals' in when ? literals(when.equals) : 'in' in when ? literals([...when.in]) : []
  return { fields: steps(when.field), values }
}

/** Names of the properties of a form schema, those of lists and conditions included. */
export const propertyNames = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(propertyNames)
  if (!isJson(schema)) return []
  const { properties, ...rest } = schema
  const own = isJson(properties) ? Object.entries(properties) : []
  return [
    ...own.flatMap(([name, part]) => [name, ...propertyNames(part)]),
    ...Object.values(rest).flatMap(propertyNames),
  ]
}

/** Choices that a form schema offers. */
export const schemaChoices = (schema: unknown): readonly string[] => {
  if (Array.isArray(schema)) return schema.flatMap(schemaChoices)
  if (!isJson(schema)) return []
  const own = Array.isArray(schema.enum) ? schema.enum.map(String) : []
  return [
    ...own,
    ...('const' in schema ? [String(schema.const)] : []),
    ...Object.values(schema).flatMap(schemaChoices),
  ]
}

/** A cell or widget that a file names, with its options. */
export interface Entry {
  name: string
  options: Record<string, unknown>
}

/** Cells (`cell`) or widgets (`ui:widget`) that a file names. */
export const entriesIn = (value: unknown, key: 'cell' | 'ui:widget'): readonly Entry[] => {
  if (Array.isArray(value)) return value.flatMap((item) => entriesIn(item, key))
  if (!isJson(value)) return []
  const options = value['ui:options'] ?? value.options
  const own =
    typeof value[key] === 'string' ? [{ name: value[key], options: isJson(options) ? options : {} }] : []
  return [...own, ...Object.values(value).flatMap((part) => entriesIn(part, key))]
}

/** Names within a value that cells and widgets read without the module saying so. */
export const readInside = (entries: readonly Entry[]): readonly string[] => {
  const used = entries.map(({ name }) => name)
  return [
    ...(used.some((name) => ['image', 'file', 'audio'].includes(name)) ? ['fileUrl', 'fileName'] : []),
    ...(used.some((name) => ['translations', 'translated'].includes(name))
      ? ['languageId', 'translatedText']
      : []),
  ]
}
