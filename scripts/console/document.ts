import { existsSync } from 'node:fs'
import { bundle } from '@apidevtools/json-schema-ref-parser'
import { asRecord, isObject, type PlainObject, valueAt } from '../../src/contract/json.ts'
import { fromPointer } from '../../src/contract/json-pointer.ts'
import { httpMethods } from '../../src/contract/operations/operation-names.ts'

/** Values of parameters that all paths below them share, such as an account: `owner=example`. */
export type Fixed = Readonly<Record<string, string>>

/** A parameter of an operation, with its references resolved. */
export interface ApiParameter {
  name: string
  in: string
  required: boolean
  schema: PlainObject
  example: unknown
  /** Array values repeat the name unless this is false. */
  explode: boolean
}

/** An operation of a foreign document. */
export interface ApiOperation {
  /** `GET /pets/{id}`, as the document writes it. */
  call: string
  method: (typeof httpMethods)[number]
  /** The path with fixed values. */
  path: string
  parameters: readonly ApiParameter[]
  /** The media type of the request body, and its schema; undefined without a body that a form can fill in. */
  body?: { media: string; schema: unknown }
  /** The schema of a successful JSON response; undefined without one. */
  response?: unknown
  /** Names of the headers of that response, in lower case. */
  headers: readonly string[]
  raw: PlainObject
}

/** Reads an OpenAPI 3 document, with external references included. Throws for any other file. */
export const readDocument = async (file: string): Promise<PlainObject> => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  const document: unknown = await bundle(file).catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message}`)
  })
  const version = String(asRecord(document).openapi ?? asRecord(document).swagger ?? '')
  if (!isObject(document) || !/^3\.[01]/.test(version))
    throw new Error(
      version.startsWith('2')
        ? `${file} is Swagger 2.0; convert it to OpenAPI 3 first, for example with swagger2openapi`
        : `${file} is no OpenAPI 3.0 or 3.1 document`,
    )
  return document
}

/** Follows a reference of the document; other values are returned unchanged. */
export const follow = (document: PlainObject, value: unknown, depth = 0): PlainObject => {
  const { $ref } = asRecord(value)
  if (typeof $ref !== 'string' || depth > 20) return asRecord(value)
  return follow(document, valueAt(document, fromPointer($ref)), depth + 1)
}

const isJson = (media: string): boolean => /^application\/([\w.+-]+\+)?json\b|^\*\/\*$/.test(media)

const isForm = (media: string): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(media)

const contentOf = (document: PlainObject, part: unknown, kinds: readonly ((media: string) => boolean)[]) => {
  const content = Object.entries(asRecord(follow(document, part).content))
  const found = kinds.map((fits) => content.find(([media]) => fits(media))).find((one) => one !== undefined)
  return found && { media: found[0], schema: asRecord(found[1]).schema ?? {} }
}

const successOf = (document: PlainObject, operation: PlainObject): PlainObject => {
  const responses = asRecord(operation.responses)
  const status = ['200', '201', '202', '203', '2XX', '2xx'].find((name) => Object.hasOwn(responses, name))
  return follow(document, responses[status ?? 'default'])
}

const parametersOf = (document: PlainObject, lists: readonly unknown[]): ApiParameter[] => {
  const found = new Map<string, ApiParameter>()
  for (const declared of lists.flatMap((list) => (Array.isArray(list) ? list : []))) {
    const { name, in: place, required, schema, example, explode, content } = follow(document, declared)
    if (typeof name !== 'string' || typeof place !== 'string' || content !== undefined) continue
    const own = follow(document, schema)
    const first = Array.isArray(own.examples) ? own.examples[0] : undefined
    found.set(`${place} ${name}`, {
      name,
      in: place,
      required: required === true,
      schema: own,
      example: example ?? own.example ?? first,
      explode: explode !== false,
    })
  }
  return [...found.values()]
}

/** The names of a path's parameters, in order. */
export const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)

/** The operations of a document; `fixed` fills in path parameters. */
export const operationsOf = (document: PlainObject, fixed: Fixed = {}): readonly ApiOperation[] =>
  Object.entries(asRecord(document.paths)).flatMap(([template, declared]) => {
    const item = follow(document, declared)
    const path = template.replace(/\{([^}]+)\}/g, (whole, name: string) => fixed[name] ?? whole)
    return httpMethods.flatMap((method): ApiOperation[] => {
      const raw = item[method]
      if (!isObject(raw) || raw.deprecated === true) return []
      const success = successOf(document, raw)
      const body = contentOf(document, raw.requestBody, [isJson, isForm])
      const response = contentOf(document, success, [isJson])?.schema
      return [
        {
          call: `${method.toUpperCase()} ${template}`,
          method,
          path,
          parameters: parametersOf(document, [item.parameters, raw.parameters]).filter(
            ({ in: place, name }) => place !== 'path' || !Object.hasOwn(fixed, name),
          ),
          ...(body && { body }),
          ...(response !== undefined && { response }),
          headers: Object.keys(asRecord(success.headers)).map((name) => name.toLowerCase()),
          raw,
        },
      ]
    })
  })
