import {
  Ajv,
  type ErrorObject,
  type KeywordDefinition,
  type Options,
  type SchemaValidateFunction,
  type ValidateFunction,
} from 'ajv'
import { isBefore, monthOf } from '../../contract/dates.ts'
import { isObject, type JsonObject, type JsonValue } from '../../contract/json.ts'
import { escapeKey } from '../../contract/json-pointer.ts'
import { formats, freeFormats } from '../../contract/text/formats.ts'
import type { Operation } from '../contract/operation.ts'
import { plainSchema, type Schema } from '../contract/schema.ts'
import { badRequest, type Fault } from '../errors.ts'
import type { Parameter, PathParameter } from '../handlers/handler.ts'
import { messageOf } from '../messages/rule-message.ts'
import { compileTexts } from '../text/clean-text.ts'
import { isUnambiguous } from '../text/unambiguous.ts'

type Fill = (value: JsonValue, path: string) => Fault[]

const fillIn = (properties: Readonly<Record<string, Schema>>): Fill | null => {
  const derived = Object.entries(properties).flatMap(([name, { 'x-month-of': date }]) =>
    date === undefined ? [] : [[name, date] as const],
  )
  const inner = Object.entries(properties).flatMap(([name, property]) => {
    const fill = compileMonths(property)
    return fill ? [[name, fill] as const] : []
  })
  if (derived.length + inner.length === 0) return null
  return (value, path) => {
    if (!isObject(value)) return []
    const faults: Fault[] = []
    for (const [name, date] of derived) {
      const month = monthOf(value[date])
      value[name] ??= month
      if (month !== null && value[name] !== month)
        faults.push({ path: `${path}/${name}`, code: 'fault.month', params: { month, date } })
    }
    for (const [name, fill] of inner) faults.push(...fill(value[name] ?? null, `${path}/${name}`))
    return faults
  }
}

/**
 * Compiles a function that fills in omitted months of a validated body (`x-month-of`), in place, and returns the faults
 * of those it has; null for a schema without months.
 */
export const compileMonths = (raw: Schema): Fill | null => {
  const { items, properties } = plainSchema(raw)
  if (properties) return fillIn(properties)
  const fill = items ? compileMonths(items) : null
  return (
    fill &&
    ((value, path) =>
      Array.isArray(value) ? value.flatMap((item, index) => fill(item, `${path}/${index}`)) : [])
  )
}

/** The input of a request, before and after validation. */
export interface Input {
  path: Record<string, PathParameter>
  query: Record<string, Parameter>
  requestBody?: JsonValue | undefined
}

/** Validates requests against the contract; each operation's checks are compiled on first use. */
export interface Validation {
  /** Validates parameters, coerces their types and fills in defaults, all in place. Throws 400. */
  readonly parameters: (operation: Operation, input: Input) => void
  /** Normalizes the body's texts, validates it and fills in defaults, all in place. Throws 400. */
  readonly body: (operation: Operation, input: Input) => void
  /**
   * The same for properties of a part of a body that the contract leaves open, by schemas determined during the
   * request. Throws 400.
   */
  readonly part: (name: string, properties: Readonly<Record<string, Schema>>, part: JsonObject) => void
}

/** Validators of the contract's text formats; markup is cleaned instead. */
const textFormats: Readonly<Record<string, RegExp | ((value: string) => boolean)>> = {
  ...formats,
  html: () => true,
}

/** `x-not-before`: the value must not be before the named property. */
const notBefore: SchemaValidateFunction = (other: string, value: unknown, _schema, place) => {
  if (!isBefore(value, place?.parentData[other])) return true
  notBefore.errors = [{ keyword: 'x-not-before', params: { other } }]
  return false
}

/** `x-unambiguous`: the text cannot be confused with another that looks alike. */
const unambiguous: SchemaValidateFunction = (required: boolean, text: string) => {
  if (!required || isUnambiguous(text)) return true
  unambiguous.errors = [{ keyword: 'x-unambiguous', params: {} }]
  return false
}

/** The contract's keywords for Ajv. */
const keywords: readonly KeywordDefinition[] = [
  { keyword: 'x-not-before', schemaType: 'string', validate: notBefore },
  { keyword: 'x-unambiguous', type: 'string', schemaType: 'boolean', validate: unambiguous },
]

/** Adds the contract's formats and keywords to Ajv; returns the same Ajv. */
export const addContractRules = (ajv: Ajv): Ajv => {
  for (const [name, validate] of Object.entries(textFormats))
    ajv.addFormat(name, { type: 'string', validate })
  for (const keyword of keywords) ajv.addKeyword(keyword)
  ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger })
  for (const name of freeFormats) if (ajv.formats[name] === undefined) ajv.addFormat(name, true)
  return ajv
}

/** Where the validated value is in the request, and how a fault names a place in it. */
const places = {
  body: (pointer: string) => pointer,
  query: (pointer: string) => `?${pointer.slice(1)}`,
  path: (pointer: string) => `{${pointer.slice(1)}}`,
} as const

type PlaceOfInput = keyof typeof places

const pointerOf = ({ instancePath, params }: ErrorObject): string => {
  const name: unknown = params.missingProperty ?? params.additionalProperty
  return typeof name === 'string' ? `${instancePath}/${escapeKey(name)}` : instancePath
}

/** More faults would not be useful. */
const maxFaults = 100

/** Errors that only report a failed alternative; the errors within it are listed as well. */
const wrappers = new Set(['if', 'anyOf', 'oneOf'])

const faultsOf = (errors: readonly ErrorObject[], place: PlaceOfInput): Fault[] => {
  const faults = new Map<string, Fault>()
  const specific = errors.filter(({ keyword }) => !wrappers.has(keyword))
  for (const error of specific.length > 0 ? specific : errors) {
    const path = places[place](pointerOf(error))
    if (!faults.has(path)) faults.set(path, { path, ...messageOf(error) })
  }
  return [...faults.values()].slice(0, maxFaults)
}

const run = (validate: ValidateFunction, value: unknown, place: PlaceOfInput): void => {
  if (!validate(value)) throw badRequest(faultsOf(validate.errors ?? [], place))
}

/** Characters that JSON allows but text columns do not. */
const textFaults = (value: JsonValue, path: string): Fault[] => {
  if (typeof value === 'string')
    return value.isWellFormed() && !value.includes('\0') ? [] : [{ path, code: 'fault.noText' }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textFaults(item, `${path}/${index}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    textFaults(entry ?? null, `${path}/${escapeKey(name)}`),
  )
}

const refuse = (faults: readonly Fault[]): void => {
  if (faults.length > 0) throw badRequest(faults)
}

/** JSON Schema of an operation's path or query parameters, as an object by name. */
const parametersSchema = ({ parameters }: Operation, place: 'path' | 'query') => {
  const found = parameters.filter((parameter) => parameter.in === place)
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Processing steps of a body besides validation. */
interface Steps {
  readonly cleanTexts: ReturnType<typeof compileTexts>
  readonly fillMonths: ReturnType<typeof compileMonths>
}

const options: Options = { strict: false, allErrors: true, useDefaults: true, strictNumbers: true }

/** Returns a function that computes the value of a key once. */
const once = <Key extends object, Value>(compute: (key: Key) => Value): ((key: Key) => Value) => {
  const values = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const found = values.get(key) ?? { value: compute(key) }
    values.set(key, found)
    return found.value
  }
}

/** Creates the validation of a dereferenced contract's operations. */
export const createValidation = (): Validation => {
  const bodies = addContractRules(new Ajv(options))
  // Parameters are texts; they get the types of their schemas.
  const parameters = addContractRules(new Ajv({ ...options, coerceTypes: true }))
  const parametersOf = once((operation: Operation) => ({
    path: parameters.compile(parametersSchema(operation, 'path')),
    query: parameters.compile(parametersSchema(operation, 'query')),
  }))
  const bodyOf = once((schema: Schema) => bodies.compile(schema))
  const stepsOf = once(
    (schema: Schema): Steps => ({ cleanTexts: compileTexts(schema), fillMonths: compileMonths(schema) }),
  )
  return {
    parameters: (operation, { path, query }) => {
      const validate = parametersOf(operation)
      run(validate.path, path, 'path')
      run(validate.query, query, 'query')
      const given = Object.entries(query)
      refuse(given.flatMap(([name, value]) => textFaults((value ?? null) as JsonValue, `?${name}`)))
    },
    body: ({ body: schema, bodyRequired }, { requestBody: body }) => {
      if (schema === null) return
      if (body === undefined) return refuse(bodyRequired ? [{ path: '', code: 'fault.required' }] : [])
      const { cleanTexts, fillMonths } = stepsOf(schema)
      if (isObject(body)) cleanTexts(body)
      run(bodyOf(schema), body, 'body')
      refuse(textFaults(body, ''))
      refuse(fillMonths?.(body, '') ?? [])
    },
    part: (name, properties, part) => {
      const schema = { type: 'object', properties: { [name]: { type: 'object', properties } } }
      const body = { [name]: part }
      compileTexts(schema)(body)
      // The schema exists only for this request, so its validator must not stay in the shared Ajv.
      run(addContractRules(new Ajv(options)).compile(schema), body, 'body')
    },
  }
}
