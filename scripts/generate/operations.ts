import { writeFile } from 'node:fs/promises'
import { asRecord } from '../../src/contract/json.ts'
import { parameterNames } from '../../src/contract/operations/path-template.ts'
import {
  type Document,
  type Endpoint,
  endpointsOf,
  type Parameter,
  parametersOf,
} from '../shared/contract.ts'

const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const tagOf = ({ operation }: Endpoint): string => operation.tags?.[0] ?? ''

const line = (endpoint: Endpoint): string => {
  const { path, method, operation } = endpoint
  const pathParams = parameterNames(path)
  const queries = parametersOf(operation).some((parameter) => parameter.in === 'query')
  const { property, from } = operation['x-transition'] ?? {}
  const states = property !== undefined && from !== undefined ? [property, from] : undefined
  const row = [
    camel(tagOf(endpoint)),
    method,
    operation['x-privileges'] ?? null,
    ...(pathParams.length || queries || states ? [pathParams] : []),
    ...(queries || states ? [queries ? 1 : 0] : []),
    ...(states ? [states] : []),
  ]
  return `  ${operation.operationId}: ${JSON.stringify(row)},`
}

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
 * Writes `operations.ts`: a row per operation (`OperationRow`), and the import of each tag's client code in the folder
 * `client`. `contract` is dereferenced.
 */
export const writeOperations = async (contract: Document, out: string, client = './api'): Promise<void> => {
  const endpoints = endpointsOf(contract)
  const sorted = endpoints.toSorted((a, b) => a.operation.operationId.localeCompare(b.operation.operationId))
  const tags = [...new Set(endpoints.map(tagOf))].sort()
  const text = [
    "import type { OperationRow, TagModule } from '../src/client/operation.ts'",
    '',
    '/** Every operation of the contract. */',
    'export const operations = {',
    ...sorted.map(line),
    '} as const satisfies Record<string, OperationRow>',
    '',
    '/** The client code of each tag, loaded when a module or screen first needs it. */',
    'export const tags: Record<string, () => Promise<TagModule>> = {',
    ...tags.map((tag) => `  ${camel(tag)}: () => import('${client}/${tag}/${tag}.ts'),`),
    '}',
    '',
  ]
  await writeFile(`${out}/operations.ts`, text.join('\n'))
  await writeCommaSeparated(sorted, out)
}
