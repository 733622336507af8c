import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { contractEnvelope } from '../../contract/conventions/envelope.ts'
import { isObject, valueAt } from '../../contract/json.ts'
import { fromPointer } from '../../contract/json-pointer.ts'
import { httpMethods } from '../../contract/operations/operation-names.ts'
import { parameterNames } from '../../contract/operations/path-template.ts'
import { formats, freeFormats } from '../../contract/text/formats.ts'
import { type Schema, type SchemaReader, schemaReader, texts } from './schema-reader.ts'

/** Why a schema of the contract, or one that refers to it, refuses a value; undefined if it accepts it. */
type Refusal = (schema: unknown, value: unknown) => string | undefined

const shortened = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const sentenceOf = ({ keyword, params, data, instancePath, message }: ErrorObject): string => {
  const place = instancePath === '' ? '' : `${instancePath.slice(1)}: `
  if (keyword === 'enum')
    return `${place}${shortened(data)} is not one of ${params.allowedValues.map(String).join(', ')}`
  if (keyword === 'additionalProperties') return `${place}"${params.additionalProperty}" is not known there`
  return `${place}${shortened(data)} ${message ?? 'is not valid'}`
}

const anything = (): boolean => true

const ajvOf = (document: unknown): Ajv2020 => {
  const ajv = new Ajv2020({
    strict: false,
    verbose: true,
    validateSchema: false,
    logger: false,
    formats: { ...formats, ...Object.fromEntries(freeFormats.map((name) => [name, true as const])) },
  })
  if (isObject(document)) ajv.addSchema({ ...document, $id: 'contract' })
  return ajv
}

/**
 * Compiles the contract's schemas on first use, which takes a while, and keeps them as long as the contract is
 * unchanged. An unresolved reference accepts everything.
 */
export const createRefusal = (document: unknown): Refusal => {
  let ajv: Ajv2020 | undefined
  const validators = new Map<string, ValidateFunction | typeof anything>()
  const compiled = (schema: unknown): ValidateFunction | typeof anything => {
    const text = JSON.stringify(schema ?? true).replaceAll('"$ref":"#/', '"$ref":"contract#/')
    const found = validators.get(text) ?? compile(text)
    validators.set(text, found)
    return found
  }
  const compile = (text: string): ValidateFunction | typeof anything => {
    ajv ??= ajvOf(document)
    try {
      return ajv.compile(JSON.parse(text))
    } catch {
      return anything
    }
  }
  return (schema, value) => {
    const accepts = compiled(schema)
    if (accepts(value)) return undefined
    const [error] = 'errors' in accepts ? (accepts.errors ?? []) : []
    return error ? sentenceOf(error) : 'is not valid'
  }
}

export interface Parameter {
  name: string
  in: string
  required: boolean
  schema: Schema
  /** `x-filter`: what it filters by, if not the property of its name. */
  filter?: unknown
}

/** An operation, as far as modules depend on it. */
export interface Operation {
  id: string
  method: string
  path: string
  parameters: readonly Parameter[]
  /** Schema of the body, JSON or multipart; undefined without one. */
  body?: unknown
  /** Schema of the payload of the 200 response. */
  payload?: unknown
  /** Schema of the whole 200 response. */
  response: Schema
  /** Any one is enough; null for a public operation. */
  privileges: readonly string[] | null
  /** The property with a record's state, and the states that the operation starts from. */
  states?: { property: string; from: readonly unknown[] }
  /** Properties that are required in the new state, from the body or the record. */
  needs: readonly string[]
}

/** The parsed OpenAPI document. */
export interface Contract extends SchemaReader {
  operation: (id: string) => Operation | undefined
  /** Why a schema refuses a value. */
  refusal: Refusal
  /** Ids of all operations. */
  ids: readonly string[]
  /** All privileges in the operations. */
  privileges: ReadonlySet<string>
}

const finder =
  (document: unknown) =>
  (ref: string): Schema | undefined => {
    const found = valueAt(document, fromPointer(ref))
    return isObject(found) ? found : undefined
  }

const readParameter = (reader: SchemaReader, declared: unknown): Parameter[] => {
  const { name, in: place, required, schema, 'x-filter': filter } = reader.resolve(declared)
  if (typeof name !== 'string' || typeof place !== 'string') return []
  return [{ name, in: place, required: required === true, schema: isObject(schema) ? schema : {}, filter }]
}

const statesOf = (transition: unknown): Operation['states'] =>
  isObject(transition) && typeof transition.property === 'string' && Array.isArray(transition.from)
    ? { property: transition.property, from: transition.from }
    : undefined

const readOperation = (
  reader: SchemaReader,
  path: string,
  method: string,
  item: Schema,
): Operation | undefined => {
  const operation = item[method]
  if (!isObject(operation) || typeof operation.operationId !== 'string') return undefined
  const parameters = [item.parameters, operation.parameters].flatMap((list) =>
    Array.isArray(list) ? list : [],
  )
  const content = reader.resolve(operation.requestBody).content
  const body =
    valueAt(content, ['application/json', 'schema']) ?? valueAt(content, ['multipart/form-data', 'schema'])
  const response = reader.resolve(valueAt(operation, ['responses', '200'])).content
  const envelope = valueAt(response, ['application/json', 'schema'])
  const payload = contractEnvelope ? reader.property(envelope, contractEnvelope.payload) : envelope
  const transition = operation['x-transition']
  const states = statesOf(transition)
  return {
    id: operation.operationId,
    method,
    path,
    parameters: parameters.flatMap((parameter) => readParameter(reader, parameter)),
    ...(body !== undefined && { body }),
    ...(payload !== undefined && { payload }),
    response: reader.resolve(envelope),
    ...(states && { states }),
    needs: isObject(transition) ? texts(transition.needs) : [],
    privileges: Array.isArray(operation['x-privileges']) ? texts(operation['x-privileges']) : null,
  }
}

/** Parses the bundled document. Never throws: unknown parts are ignored. */
export const readContract = (document: unknown): Contract => {
  const reader = schemaReader(finder(document))
  const paths = valueAt(document, ['paths'])
  const operations = new Map<string, Operation>()
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
    if (!isObject(item)) continue
    for (const method of httpMethods) {
      const operation = readOperation(reader, path, method, item)
      if (operation) operations.set(operation.id, operation)
    }
  }
  return {
    ...reader,
    refusal: createRefusal(document),
    operation: (id) => operations.get(id),
    ids: [...operations.keys()].sort(),
    privileges: new Set([...operations.values()].flatMap(({ privileges }) => privileges ?? [])),
  }
}

/** Names of the parameters in an operation's path, in order. */
export const pathParameters = ({ path }: Operation): readonly string[] => parameterNames(path)

/** A query parameter by name. */
export const queryParameter = ({ parameters }: Operation, name: string): Parameter | undefined =>
  parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)

/** Names of the query parameters. */
export const queryNames = ({ parameters }: Operation): readonly string[] =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
