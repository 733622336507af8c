import { writeFile } from 'node:fs/promises'
import type { OperationEntry } from '../../src/client/operation.ts'
import { idempotencyHeader } from '../../src/contract/conventions/idempotency.ts'
import { versionHeader } from '../../src/contract/conventions/version.ts'
import { asRecord } from '../../src/contract/json.ts'
import { parameterNames } from '../../src/contract/operations/path-template.ts'
import {
  type Document,
  type Endpoint,
  endpointsOf,
  type Operation,
  operationsById,
  type Parameter,
  parametersOf,
} from '../shared/contract.ts'

const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const tagOf = ({ operation }: Endpoint): string => operation.tags?.[0] ?? ''

/** The headers of conventions; others are the client's own matter. */
const conventionHeaders = [idempotencyHeader, versionHeader]

/** Writes `absent.ts`: what an overlay has removed. Part of the sign-in page, unlike the map of operations. */
const writeAbsent = async (
  contract: Document,
  full: Document,
  out: string,
  more: readonly string[],
): Promise<void> => {
  const present = operationsById(contract)
  const absent = [...operationsById(full).keys(), ...more].filter((id) => !present.has(id))
  const text = [
    '/** Operations that an overlay has removed. */',
    `export const absentOperations: readonly string[] = ${JSON.stringify(absent)}`,
    '',
    '/** Query parameters that an overlay has removed, by operation. */',
    `export const absentParameters: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(absentParameters(contract, full))}`,
    '',
  ]
  await writeFile(`${out}/absent.ts`, text.join('\n'))
}

/** Names of the query parameters that operations of `full` have, and those of `contract` lack. */
const absentParameters = (contract: Document, full: Document): Record<string, string[]> => {
  const present = operationsById(contract)
  const namesOf = (operation: Operation): string[] =>
    parametersOf(operation).flatMap(({ in: place, name }) => (place === 'query' && name ? [name] : []))
  return Object.fromEntries(
    [...operationsById(full)].flatMap(([id, operation]) => {
      const found = present.get(id)
      const left = found ? namesOf(operation).filter((name) => !namesOf(found).includes(name)) : []
      return left.length > 0 ? [[id, left]] : []
    }),
  )
}

const entryOf = (endpoint: Endpoint): OperationEntry => {
  const { path, method, operation } = endpoint
  const parameters = parametersOf(operation)
  const pathParameters = parameterNames(path)
  const headers = conventionHeaders.filter((header) =>
    parameters.some(({ in: place, name }) => place === 'header' && name === header),
  )
  const { property, from, to } = operation['x-transition'] ?? {}
  return {
    tag: camel(tagOf(endpoint)),
    method,
    privileges: operation['x-privileges'] ?? null,
    ...(pathParameters.length > 0 && { path: pathParameters }),
    ...(parameters.some((one) => one.in === 'query') && { query: true }),
    ...(headers.length > 0 && { headers }),
    ...(property !== undefined && from !== undefined && { transition: { property, from, to } }),
  }
}

/** An entry as code, without quotes around keys. */
const literal = (entry: OperationEntry): string =>
  JSON.stringify(entry)
    .replace(/"(\w+)":/g, '$1: ')
    .replaceAll(',', ', ')

const isCommaSeparated = ({ in: place, explode, schema }: Parameter): boolean =>
  place === 'query' && explode === false && [asRecord(schema).type].flat().includes('array')

/** Writes `comma-separated.ts`: the array parameters with `explode: false`, sent as one text, by path. */
const writeCommaSeparated = async (endpoints: readonly Endpoint[], out: string): Promise<void> => {
  const found = endpoints
    .map(({ path, operation }) => {
      const names = parametersOf(operation).filter(isCommaSeparated)
      return [path, names.map(({ name }) => name)] as const
    })
    .filter(([, names]) => names.length > 0)
  const table = JSON.stringify(Object.fromEntries(found), null, 2)
  const text = `/** Query parameters whose values travel as one text, separated by commas, by path. */
export const commaSeparated: Readonly<Record<string, readonly string[]>> = ${table}
`
  await writeFile(`${out}/comma-separated.ts`, text)
}

/**
 * Writes `operations.ts`: an entry per operation, and the import of each tag's client code. `absent` are
 * operations that neither contract has. With an overlay, `full` is the complete contract, and the parameters that the overlay removes are listed. Both
 * are dereferenced.
 */
export const writeOperations = async (
  contract: Document,
  out: string,
  {
    clientOf = (tag: string) => `import('./api/${tag}/${tag}.ts')`,
    full = contract,
    absent = [] as readonly string[],
    source = '../src',
  } = {},
): Promise<void> => {
  const endpoints = endpointsOf(contract)
  const sorted = endpoints.toSorted((a, b) => a.operation.operationId.localeCompare(b.operation.operationId))
  const tags = [...new Set(endpoints.map(tagOf))].sort()
  const text = [
    `import type { OperationEntry, TagModule } from '${source}/client/operation.ts'`,
    '',
    '/** Every operation of the contract. */',
    'export const operations = {',
    ...sorted.map((each) => `  ${each.operation.operationId}: ${literal(entryOf(each))},`),
    '} as const satisfies Record<string, OperationEntry>',
    '',
    '/** The client code of each tag, loaded when a module or screen first needs it. */',
    'export const tags: Record<string, () => Promise<TagModule>> = {',
    ...tags.map((tag) => `  ${camel(tag)}: () => ${clientOf(tag)},`),
    '}',
    '',
  ]
  await writeFile(`${out}/operations.ts`, text.join('\n'))
  await writeAbsent(contract, full, out, absent)
  await writeCommaSeparated(sorted, out)
}
