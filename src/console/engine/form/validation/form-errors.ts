import type { RJSFSchema, ValidatorType } from '@rjsf/utils'
import type { Fault } from '../../../../contract/conventions/refusal.ts'
import { isBefore } from '../../../../contract/dates.ts'
import { asRecord, isObject, valueAt } from '../../../../contract/json.ts'
import { firstKey, fromPointer, mapParts, toPointer } from '../../../../contract/json-pointer.ts'
import { inFieldOrder } from '../../../../modules/format/field-order.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import { unfinishedParts, unfinishedRule } from '../../../widgets/date/unfinished-picks.ts'
import type { ErrorsByPath } from '../../../widgets/form-context.ts'
import { propertyNames, propertySchema } from '../data/schema.ts'

/** An Ajv error. */
export interface RuleError {
  instancePath: string
  /** Location of the rule in the schema. */
  schemaPath?: string
  keyword: string
  params: Readonly<Record<string, unknown>>
  message?: string
}

/** A broken rule at a place in the form data. */
export interface FormError {
  path: string
  keyword: string
  message: string
}

const structural = new Set(['if', 'allOf', 'anyOf', 'oneOf'])

/** Whether the rule concerns any entry of a list (`contains`), so that no single entry is at fault. */
const isOfAnyEntry = ({ schemaPath = '' }: RuleError): boolean => schemaPath.includes('/contains/')

/** Place of a broken rule as a JSON Pointer; for a missing property, the property itself. */
const pathOfError = ({ instancePath, keyword, params }: RuleError): string =>
  keyword === 'required' ? `${instancePath}${toPointer([String(params.missingProperty)])}` : instancePath

/**
 * Whether the error counts as a missing value for users: an empty text, list or value, or a list without a required
 * entry.
 */
const isMissing = ({ keyword, params }: RuleError): boolean =>
  keyword === 'required' ||
  keyword === 'contains' ||
  ((keyword === 'minLength' || keyword === 'minItems') && params.limit === 1) ||
  (keyword === 'type' && params.type !== undefined)

/** The expected type for a value that is no number, or no integer. */
const numberRule = ({ keyword, params }: RuleError): 'integer' | 'number' | undefined =>
  keyword === 'type'
    ? (['integer', 'number'] as const).find((type) => String(params.type).includes(type))
    : undefined

const messagesAt = (ui: JsonSchema, path: string): Readonly<Record<string, unknown>>[] => {
  const found = [asRecord(ui['ui:messages'])]
  let node = ui
  for (const key of fromPointer(path)) {
    node = asRecord(/^\d+$/.test(key) ? node.items : node[key])
    found.unshift(asRecord(node['ui:messages'] ?? asRecord(node['ui:options']).messages))
  }
  return found
}

export type Translate = (keyword: string, params: Readonly<Record<string, unknown>>) => string

const messageOf = (error: RuleError, path: string, ui: JsonSchema, translate: Translate): string => {
  const ofNumber = numberRule(error)
  const keywords = isMissing(error) && !ofNumber ? ['required', error.keyword] : [error.keyword]
  for (const messages of messagesAt(ui, path)) {
    const found = keywords.map((keyword) => messages[keyword]).find((text) => typeof text === 'string')
    if (typeof found === 'string') return found
  }
  return translate(ofNumber ?? keywords[0] ?? error.keyword, error.params)
}

/**
 * Error messages for broken rules: `ui:messages` of the field, else of an enclosing list, else a general text. One
 * message per place, in field order; errors that only report a failed schema branch are dropped.
 */
export const wordErrors = (
  errors: readonly RuleError[],
  ui: JsonSchema,
  translate: Translate,
): FormError[] => {
  const byPlace = new Map<string, FormError>()
  for (const error of errors) {
    if (structural.has(error.keyword) || isOfAnyEntry(error)) continue
    const path = pathOfError(error)
    if (!byPlace.has(path))
      byPlace.set(path, { path, keyword: error.keyword, message: messageOf(error, path, ui, translate) })
  }
  // Ajv reports conditional branches first.
  return inFieldOrder(ui, [...byPlace.values()], ({ path }) => firstKey(path))
}

/** The visible errors: all after a submit, before that those of touched places. */
export const shownErrors = (
  errors: readonly FormError[],
  touched: ReadonlySet<string>,
  submitted: boolean,
): ErrorsByPath =>
  Object.fromEntries(
    errors.filter(({ path }) => submitted || touched.has(path)).map(({ path, message }) => [path, [message]]),
  )

/**
 * The form place for a body pointer. `bodyToForm` maps the names that the module's mapping changed. Returns the deepest
 * place that the form has; undefined for a property that the form lacks.
 */
export const formPlace = (
  pointer: string,
  places: readonly string[],
  bodyToForm: Readonly<Record<string, string>>,
): { name: string; path: string } | undefined => {
  const keys = fromPointer(pointer)
  const at = keys.findIndex((key) => places.includes(bodyToForm[key] ?? key))
  const key = keys[at]
  if (key === undefined || !pointer.startsWith('/')) return undefined
  const name = bodyToForm[key] ?? key
  return { name, path: toPointer([name, ...keys.slice(at + 1)]) }
}

/** Splits the API's faults into errors on form places and the rest; see {@link formPlace}. */
export const placeFaults = (
  faults: readonly Fault[],
  places: readonly string[],
  bodyToForm: Readonly<Record<string, string>>,
): { errors: Record<string, string[]>; rest: readonly Fault[] } => {
  const errors: Record<string, string[]> = {}
  const rest: Fault[] = []
  for (const fault of faults) {
    const place = formPlace(fault.path, places, bodyToForm)
    if (place) errors[place.path] = [...(errors[place.path] ?? []), fault.message]
    else rest.push(fault)
  }
  return { errors, rest }
}

/**
 * Values that are less than the sibling property named by `x-not-before`. A keyword of the contract, which no library
 * checks; the API applies the same rule.
 */
export const orderErrors = (schema: JsonSchema, data: unknown, at = ''): readonly RuleError[] => {
  if (Array.isArray(data))
    return data.flatMap((item, index) => orderErrors(asRecord(schema.items), item, `${at}/${index}`))
  if (!isObject(data)) return []
  return propertyNames(schema).flatMap((name) => {
    const property = propertySchema(schema, name)
    const other = property['x-not-before']
    const instancePath = `${at}${toPointer([name])}`
    const broken: readonly RuleError[] =
      typeof other === 'string' && isBefore(data[name], data[other])
        ? [{ instancePath, keyword: 'x-not-before', params: { property: other } }]
        : []
    return [...broken, ...orderErrors(property, data[name], instancePath)]
  })
}

/** An unfinished date or time only reports that it is unfinished, not its length or format. */
const asUnfinished = (error: RuleError, data: unknown): RuleError => {
  const keyword = unfinishedRule(valueAt(data, fromPointer(error.instancePath)))
  return keyword === undefined ? error : { ...error, keyword, params: {} }
}

/** Places with an unfinished or invalid date or time, whatever the schema's text rules. */
const unfinishedErrors = (data: unknown, at = ''): readonly RuleError[] => {
  const keyword = unfinishedParts(data).length > 0 ? unfinishedRule(data) : undefined
  if (keyword !== undefined) return [{ instancePath: at, keyword, params: {} }]
  if (Array.isArray(data)) return data.flatMap((item, index) => unfinishedErrors(item, `${at}/${index}`))
  if (!isObject(data)) return []
  return Object.entries(data).flatMap(([name, value]) => unfinishedErrors(value, `${at}${toPointer([name])}`))
}

/** Broken rules of form data, from the module's precompiled validator and the additional checks. */
export const brokenRules = (
  validator: ValidatorType,
  schema: RJSFSchema,
  data: unknown,
): readonly RuleError[] => {
  const ofSchema = validator.rawValidation<RuleError>(schema, data).errors ?? []
  const refused = new Set(ofSchema.map(({ instancePath }) => instancePath))
  return [
    ...ofSchema.map((error) => asUnfinished(error, data)),
    ...unfinishedErrors(data).filter(({ instancePath }) => !refused.has(instancePath)),
    ...orderErrors(schema, data),
  ]
}

/** The data with blank texts emptied: a save omits them, so they count as missing. */
export const withoutBlanks = <T>(data: T): T => {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim() === '' ? '' : value
    return mapParts(value, walk)
  }
  return walk(data) as T
}
