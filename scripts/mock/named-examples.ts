import { isDeepStrictEqual } from 'node:util'
import { envelopePaths } from '../../src/contract/conventions/envelope.ts'
import { pagePaths } from '../../src/contract/conventions/page.ts'
import { asRecord, isObject, type PlainObject, valueAt } from '../../src/contract/json.ts'
import { readRegularId, regularId } from '../../src/contract/operations/operation-names.ts'
import { pathPattern } from '../../src/contract/operations/path-template.ts'
import { readContract } from '../../src/module-check/schema/contract.ts'
import type { SchemaReader } from '../../src/module-check/schema/schema-reader.ts'
import { type Document, operationsById } from '../shared/contract.ts'

const content = ['responses', '200', 'content', 'application/json'] as const

const payloadIn = (operation: unknown): unknown =>
  valueAt(operation, [...content, 'example', envelopePaths.payload])

const rowsOf = (operation: unknown): readonly PlainObject[] => {
  const rows = valueAt(payloadIn(operation), [pagePaths.rows])
  return Array.isArray(rows) ? rows.filter(isObject) : []
}

type Named = readonly (readonly [name: string, payload: unknown])[]

/** Each record of the list as an example, if the operation returns the first of them. */
const byNumber = (id: string, operation: unknown, all: ReadonlyMap<string, unknown>): Named => {
  const regular = readRegularId(id)
  const rows = regular?.action === 'get' ? rowsOf(all.get(regularId(regular.resource, 'list'))) : []
  if (!isDeepStrictEqual(payloadIn(operation), rows[0])) return []
  return rows.map((row) => [`id-${row.id}`, row])
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null

/** The values of a filter that distinguish rows, and a test for each. */
const choicesOf = (parameter: PlainObject, { resolve }: SchemaReader, rows: readonly PlainObject[]) => {
  const rule = asRecord(parameter['x-filter'])
  const property = typeof rule.property === 'string' ? rule.property : String(parameter.name)
  if (rows.every((row) => !Object.hasOwn(row, property))) return []
  if (rule.op === 'empty' || rule.op === 'present') {
    const shouldBeEmpty = rule.op === 'empty'
    return [{ value: 'true', passes: (row: PlainObject) => isEmpty(row[property]) === shouldBeEmpty }]
  }
  const declared = resolve(parameter.schema)
  const schema = declared.type === 'array' ? resolve(declared.items) : declared
  const isChoice = schema.type === 'boolean' || schema.type === 'integer' || Array.isArray(schema.enum)
  if (!isChoice || (rule.op !== undefined && rule.op !== 'equals')) return []
  const listed = Array.isArray(schema.enum) ? schema.enum : schema.type === 'boolean' ? [true, false] : []
  const values = [...listed, ...rows.map((row) => row[property])].filter(
    (value) => !isEmpty(value) && value !== '',
  )
  return [...new Set(values.map(String))].map((value) => ({
    value,
    passes: (row: PlainObject) => String(row[property]) === value,
  }))
}

/** The results of a list for each of its filters. */
const byFilter = (operation: PlainObject, reader: SchemaReader): Named => {
  const rows = rowsOf(operation)
  const payload = payloadIn(operation)
  if (rows.length === 0 || !isObject(payload)) return []
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : []
  return parameters
    .map((parameter) => reader.resolve(parameter))
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) =>
      choicesOf(parameter, reader, rows).map(({ value, passes }) => {
        const left = rows.filter(passes)
        return [
          `${parameter.name}-${value}`,
          { ...payload, [pagePaths.rows]: left, [pagePaths.total]: left.length },
        ] as const
      }),
    )
}

const withExamples = (operation: PlainObject, named: Named): PlainObject => {
  const media = valueAt(operation, content)
  if (named.length === 0 || !isObject(media)) return operation
  const { example, ...rest } = media
  const values = named.map(
    ([name, payload]) =>
      [name, { value: { ...(example as PlainObject), [envelopePaths.payload]: payload } }] as const,
  )
  const examples = { first: { value: example }, ...Object.fromEntries(values) }
  const responses = operation.responses as PlainObject
  const response = responses['200'] as PlainObject
  const all = { ...(response.content as PlainObject), 'application/json': { ...rest, examples } }
  return { ...operation, responses: { ...responses, 200: { ...response, content: all } } }
}

/**
 * The bundled contract with an example for each record of a list, by number, and for each filter of a list; the first
 * is the contract's own.
 */
export const withNamedExamples = (document: PlainObject): PlainObject => {
  const contract = readContract(document)
  const all = operationsById(document as Document)
  const named = (operation: unknown): unknown => {
    if (!isObject(operation)) return operation
    const id = String(operation.operationId)
    return withExamples(operation, [...byNumber(id, operation, all), ...byFilter(operation, contract)])
  }
  const paths = Object.entries(asRecord(document.paths)).map(([path, item]) => [
    path,
    isObject(item)
      ? Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, named(operation)]))
      : item,
  ])
  return { ...document, paths: Object.fromEntries(paths) }
}

/**
 * The name of the example for a GET request, by its record number or its first filter; undefined if there is none.
 * `document` has named examples.
 */
export const exampleNameFor = (document: PlainObject, url: string): string | undefined => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const templates = Object.keys(asRecord(document.paths))
  // Prevents `/api/dua/all` from matching a dua called "all".
  const template = templates
    .filter((path) => pathPattern(path).test(pathname))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0]
  const examples = valueAt(document, ['paths', template ?? '', 'get', ...content, 'examples'])
  if (template === undefined || !isObject(examples)) return undefined
  const path = Object.entries(pathPattern(template).exec(pathname)?.groups ?? {})
  // Examples do not cover filters with several values.
  const single = [...searchParams].filter(([name]) => searchParams.getAll(name).length === 1)
  return [...path, ...single]
    .map(([name, value]) => `${name}-${value}`)
    .find((name) => Object.hasOwn(examples, name))
}
