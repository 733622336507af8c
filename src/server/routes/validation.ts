import type { KeywordDefinition, SchemaValidateFunction } from 'ajv'
import {
  type AjvCustomizer,
  type Document,
  OpenAPIValidator,
  type ValidationContext,
  type ValidationResult,
} from 'openapi-backend'
import { isBefore } from '../../contract/dates/not-before.ts'
import { isObject, type JsonObject, type JsonValue } from '../../contract/json.ts'
import { escapeKey } from '../../contract/json-pointer.ts'
import { formats } from '../../contract/text/formats.ts'
import { compileMonths } from '../contract/month-of.ts'
import type { Operation } from '../contract/operation.ts'
import type { Schema } from '../contract/schema.ts'
import { badRequest, type Fault } from '../errors.ts'
import type { Parameter, PathParameter } from '../handlers/handler.ts'
import { messageOf } from '../messages/rule-message.ts'
import { compileTexts } from '../text/body-texts.ts'
import { isUnambiguous } from '../text/unambiguous.ts'

type Ajv = Pick<Parameters<AjvCustomizer>[0], 'addFormat' | 'addKeyword'>
type ValidateFunction = ReturnType<OpenAPIValidator['getRequestValidatorsForOperation']>[number]
type ErrorObject = NonNullable<ValidationResult['errors']>[number]

/** The input of a request, before and after validation. */
export type Input = {
  path: Record<string, PathParameter>
  query: Record<string, Parameter>
  requestBody?: JsonValue | undefined
}

/** Validates requests against the contract; each operation's checks are compiled on first use. */
export type Validation = {
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
export function addContractRules<A extends Ajv>(ajv: A): A {
  for (const [name, validate] of Object.entries(textFormats))
    ajv.addFormat(name, { type: 'string', validate })
  for (const keyword of keywords) ajv.addKeyword(keyword)
  ajv.addFormat('int64', { type: 'number', validate: Number.isSafeInteger })
  return ajv
}

/** One Ajv for each kind of check, shared by all operations; openapi-backend would create one per operation. */
function shareAjv(): AjvCustomizer {
  const shared = new Map<ValidationContext, Parameters<AjvCustomizer>[0]>()
  return (made, _options, context) => {
    const cached = shared.get(context)
    if (cached) return cached
    shared.set(context, addContractRules(made))
    return made
  }
}

const places: Readonly<Record<string, (rest: readonly string[]) => string>> = {
  requestBody: (rest) => rest.map((part) => `/${part}`).join(''),
  query: (rest) => `?${rest.join('/')}`,
  path: (rest) => `{${rest.join('/')}}`,
}

function pathOf(error: ErrorObject): string {
  const [place = '', ...rest] = error.instancePath.slice(1).split('/')
  const extra: unknown = error.params.missingProperty ?? error.params.additionalProperty
  const all = typeof extra === 'string' ? [place, ...rest, escapeKey(extra)] : [place, ...rest]
  const [first = '', ...inner] = all.filter((part, index) => index > 0 || part !== '')
  return places[first]?.(inner) ?? ''
}

/** More faults would not be useful. */
const maxFaults = 100

/** Errors that only report a failed alternative; the errors within it are listed as well. */
const wrappers = new Set(['if', 'anyOf', 'oneOf'])

function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  const faults = new Map<string, Fault>()
  const telling = errors.filter(({ keyword }) => !wrappers.has(keyword))
  for (const error of telling.length > 0 ? telling : errors) {
    const path = pathOf(error)
    if (!faults.has(path)) faults.set(path, { path, ...messageOf(error) })
  }
  return [...faults.values()].slice(0, maxFaults)
}

function run(validate: ValidateFunction, input: Input): void {
  if (!validate(input)) throw badRequest(faultsOf(validate.errors ?? []))
}

/** Characters that JSON allows but text columns do not. */
function textFaults(value: JsonValue, path: string): Fault[] {
  if (typeof value === 'string')
    return value.isWellFormed() && !value.includes('\0') ? [] : [{ path, code: 'fault.noText' }]
  if (Array.isArray(value)) return value.flatMap((item, index) => textFaults(item, `${path}/${index}`))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, entry]) =>
    textFaults(entry ?? null, `${path}/${escapeKey(name)}`),
  )
}

function refuse(faults: readonly Fault[]): void {
  if (faults.length > 0) throw badRequest(faults)
}

const partOperation = 'checkPart'

/** A contract with one operation, whose body has this schema. */
const documentOf = (schema: object): JsonObject => {
  const requestBody = { content: { 'application/json': { schema: schema as JsonObject } } }
  const post = { operationId: partOperation, requestBody, responses: {} }
  return { openapi: '3.1.0', info: { title: '', version: '' }, paths: { '/': { post } } }
}

/** Processing steps of a body besides validation. */
type Steps = {
  readonly cleanTexts: ReturnType<typeof compileTexts>
  readonly fillMonths: ReturnType<typeof compileMonths>
}

/** Creates the validation of a dereferenced contract. */
export function createValidation(document: JsonObject): Validation {
  const customizeAjv = shareAjv()
  const validatorOf = (definition: JsonObject): OpenAPIValidator =>
    new OpenAPIValidator({
      definition: definition as unknown as Document,
      lazyCompileValidators: true,
      ajvOpts: { strict: false, allErrors: true, useDefaults: true, strictNumbers: true },
      customizeAjv,
    })
  const validator = validatorOf(document)
  const validators = (operation: Operation): readonly ValidateFunction[] =>
    validator.getRequestValidatorsForOperation(operation.id) ?? []
  const compiled = new WeakMap<Schema, Steps>()
  const stepsOf = (schema: Schema): Steps => {
    const steps = compiled.get(schema) ?? {
      cleanTexts: compileTexts(schema),
      fillMonths: compileMonths(schema),
    }
    compiled.set(schema, steps)
    return steps
  }
  return {
    parameters: (operation, input) => {
      const found = validators(operation)
      const validate = found[found.length - 1]
      if (validate) run(validate, input)
      const given = Object.entries(input.query)
      refuse(given.flatMap(([name, value]) => textFaults((value ?? null) as JsonValue, `?${name}`)))
    },
    body: (operation, input) => {
      const found = validators(operation)
      if (operation.body === null || found.length < 2 || !found[0]) return
      const { cleanTexts, fillMonths } = stepsOf(operation.body)
      if (isObject(input.requestBody)) cleanTexts(input.requestBody)
      run(found[0], input)
      if (input.requestBody === undefined) return
      refuse(textFaults(input.requestBody, ''))
      refuse(fillMonths?.(input.requestBody, '') ?? [])
    },
    part: (name, properties, part) => {
      const schema = { type: 'object', properties: { [name]: { type: 'object', properties } } }
      compileTexts(schema)({ [name]: part })
      const [validate] = validatorOf(documentOf(schema)).getRequestValidatorsForOperation(partOperation) ?? []
      if (validate) run(validate, { path: {}, query: {}, requestBody: { [name]: part } })
    },
  }
}
