import type { Fault } from '../../../../contract/conventions/refusal.ts'
import { asRecord } from '../../../../contract/json.ts'
import { firstKey, fromPointer, toPointer } from '../../../../contract/json-pointer.ts'
import { inFieldOrder } from '../../../../modules/format/field-order.ts'
import type { JsonSchema } from '../../../../modules/format/types.ts'
import type { ErrorsByPath } from '../../../widgets/form-context.ts'

/** What Ajv says of one broken rule. */
export interface RuleError {
  instancePath: string
  /** Where the rule stands in the schema. */
  schemaPath?: string
  keyword: string
  params: Readonly<Record<string, unknown>>
  message?: string
}

/** One broken rule at a place of the form data. */
export interface FormError {
  path: string
  keyword: string
  message: string
}

const structural = new Set(['if', 'allOf', 'anyOf', 'oneOf'])

/** A rule that one entry of a list has to keep, whichever: none of them is at fault for breaking it. */
const isOfAnyEntry = ({ schemaPath = '' }: RuleError): boolean => schemaPath.includes('/contains/')

/** Place of a broken rule as a JSON Pointer; a missing property is the place of the property itself. */
const placeOf = ({ instancePath, keyword, params }: RuleError): string =>
  keyword === 'required' ? `${instancePath}${toPointer([String(params.missingProperty)])}` : instancePath

/**
 * An empty text, list or value, or a list without the entry it needs, breaks the same rule as a missing one, to the
 * person in front of it.
 */
const isMissing = ({ keyword, params }: RuleError): boolean =>
  keyword === 'required' ||
  keyword === 'contains' ||
  ((keyword === 'minLength' || keyword === 'minItems') && params.limit === 1) ||
  (keyword === 'type' && params.type !== undefined)

/** What is expected where something stands that is no number, or no whole one. */
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
 * Broken rules in the words of the module: `ui:messages` of the field, else of a list around it, else a general text.
 * One message a place, in the order of the fields; rules that only say which branch of the schema failed are dropped.
 */
export const wordErrors = (
  errors: readonly RuleError[],
  ui: JsonSchema,
  translate: Translate,
): FormError[] => {
  const byPlace = new Map<string, FormError>()
  for (const error of errors) {
    if (structural.has(error.keyword) || isOfAnyEntry(error)) continue
    const path = placeOf(error)
    if (!byPlace.has(path))
      byPlace.set(path, { path, keyword: error.keyword, message: messageOf(error, path, ui, translate) })
  }
  // Ajv tells of conditional branches first.
  return inFieldOrder(ui, [...byPlace.values()], ({ path }) => firstKey(path))
}

/** Which errors are shown: all after a submit, before that those of touched places. */
export const shownErrors = (
  errors: readonly FormError[],
  touched: ReadonlySet<string>,
  submitted: boolean,
): ErrorsByPath =>
  Object.fromEntries(
    errors.filter(({ path }) => submitted || touched.has(path)).map(({ path, message }) => [path, [message]]),
  )

/**
 * The form's place for a body pointer. `bodyToForm` translates the names that a module's mapping changed; the deepest
 * place the form has is meant. Undefined for a property that the form has not.
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

/** Splits what the API refused into errors on form places and the rest; see {@link formPlace}. */
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
