import type { UiSchema } from '@rjsf/utils'
import { asRecord, isObject, type PlainObject } from '../../../../contract/json.ts'
import type { JsonSchema, Value } from '../../../../modules/format/types.ts'
import { evaluate, getPath, type ValueContext } from '../../values.ts'

const branches = ['then', 'else'] as const
const lists = ['allOf', 'anyOf', 'oneOf'] as const

/** The conditional and combined parts of a schema. */
const partsOf = (schema: JsonSchema): readonly JsonSchema[] =>
  [...branches.map((key) => schema[key]), ...lists.flatMap((key) => schema[key] ?? [])].filter(isObject)

/** Names of all properties of an object schema, including its conditional branches, in order. */
export const propertyNames = (schema: JsonSchema): readonly string[] => [
  ...new Set([...Object.keys(asRecord(schema.properties)), ...partsOf(schema).flatMap(propertyNames)]),
]

/** The schema of a property, also from the conditional branches; empty if there is none. */
export const propertySchema = (schema: JsonSchema, name: string): JsonSchema => {
  const direct = asRecord(schema.properties)[name]
  if (direct !== undefined) return asRecord(direct)
  const found = partsOf(schema).find((part) => propertyNames(part).includes(name))
  return found ? propertySchema(found, name) : {}
}

/** The defaults of an object schema's properties, by name: the start of a new record. */
export const schemaDefaults = (schema: JsonSchema): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    propertyNames(schema)
      .map((name) => [name, propertySchema(schema, name).default] as const)
      .filter(([, value]) => value !== undefined),
  )

/** Keys whose values are translated. */
const textKeys = new Set(['ui:title', 'ui:help', 'ui:placeholder'])

/** Whether a value is a reference: an object with one key that begins with `$`. */
const isTaken = (value: JsonSchema): boolean => {
  const [key, ...more] = Object.keys(value)
  return more.length === 0 && key?.startsWith('$') === true
}

const evaluateOptions = (value: unknown, context: ValueContext): unknown => {
  if (!isObject(value)) return value
  if (isTaken(value)) return evaluate(value as unknown as Value, context)
  const entries = Object.entries(value).map(([key, part]) => [key, evaluateOptions(part, context)] as const)
  return Object.fromEntries(entries.filter(([, part]) => part !== undefined))
}

export interface Preparation {
  /** The widget with a name. */
  find: (name: string) => { kind: 'widget' | 'field' } | undefined
  label: (text: string) => string
  values: ValueContext
}

const prepareKey = (key: string, value: unknown, to: Preparation): readonly [string, unknown] => {
  if (textKeys.has(key) && typeof value === 'string') return [key, to.label(value)]
  if (key === 'ui:enumNames' && Array.isArray(value))
    return [key, value.map((name) => to.label(String(name)))]
  if (key === 'ui:groups' && isObject(value))
    return [
      key,
      Object.fromEntries(Object.entries(value).map(([name, title]) => [name, to.label(String(title))])),
    ]
  if (key === 'ui:widget' && typeof value === 'string' && to.find(value)?.kind === 'field')
    return ['ui:field', value]
  if (key === 'ui:options') return [key, evaluateOptions(value, to.values)]
  if (!key.startsWith('ui:') && isObject(value)) return [key, prepareUi(value, to)]
  return [key, value]
}

/**
 * The UI schema for rjsf: labels translated, structured widgets replaced by the field of their name, and option
 * references (`{ "$form": "categoryId" }`) resolved. The rest is unchanged.
 */
export const prepareUi = (ui: JsonSchema, to: Preparation): UiSchema =>
  Object.fromEntries(Object.entries(ui).map(([key, value]) => prepareKey(key, value, to))) as UiSchema

/** The form properties that UI schema options refer to; only their changes require a new UI schema. */
export const formSources = (ui: unknown): readonly string[] => {
  if (Array.isArray(ui)) return ui.flatMap(formSources)
  if (!isObject(ui)) return []
  return typeof ui.$form === 'string' ? [ui.$form] : Object.values(ui).flatMap(formSources)
}

/**
 * The typed data without stale selections: a field whose options depend on a field that just changed is emptied (a
 * sub-category, when the category changes).
 */
export const withoutStale = (ui: JsonSchema, before: PlainObject, typed: PlainObject): PlainObject => {
  const stale = Object.keys(typed).filter(
    (name) =>
      typed[name] === before[name] &&
      formSources(asRecord(ui[name])['ui:options']).some(
        (path) => getPath(before, path) !== getPath(typed, path),
      ),
  )
  if (stale.length === 0) return typed
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !stale.includes(name)))
}
