import { writeFile } from 'node:fs/promises'
import { type Document, type Endpoint, endpointsOf, parametersOf } from '../shared/contract.ts'

const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const tagOf = ({ operation }: Endpoint): string => operation.tags?.[0] ?? ''

const line = (endpoint: Endpoint): string => {
  const { path, method, operation } = endpoint
  const pathParams = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
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

/** Beside the client code of a tag, the functions the console calls by name, so that a build leaves out the hooks. */
const writeCalls = async (tag: string, endpoints: readonly Endpoint[], out: string): Promise<void> => {
  const names = endpoints.filter((endpoint) => tagOf(endpoint) === tag)
  const text = names.map(({ operation }) => `  ${operation.operationId},\n`).join('')
  await writeFile(`${out}/api/${tag}/calls.ts`, `export {\n${text}} from './${tag}.ts'\n`)
}

/**
 * Writes `operations.ts`: per operation its tag, method, privileges (null: public) and path parameters, whether it
 * takes query parameters, from which states of a record it leads on, and per tag the import of its calls. Rows are
 * short, since the whole map is part of the first load. References of `contract` have been followed; the client code
 * of each tag is there.
 */
export const writeOperations = async (contract: Document, out: string): Promise<void> => {
  const endpoints = endpointsOf(contract)
  const sorted = endpoints.toSorted((a, b) => a.operation.operationId.localeCompare(b.operation.operationId))
  const tags = [...new Set(endpoints.map(tagOf))].sort()
  const text = [
    "import type { OperationRow, TagModule } from '../src/client/operation.ts'",
    '',
    '/** Every operation of the contract: tag, method, privileges (any suffices; null: public), path parameters, 1 with query, the states it leads on from. */',
    'export const operations = {',
    ...sorted.map(line),
    '} as const satisfies Record<string, OperationRow>',
    '',
    '/** The calls of each tag, loaded with the first module that needs it. */',
    'export const tags: Record<string, () => Promise<TagModule>> = {',
    ...tags.map((tag) => `  ${camel(tag)}: () => import('./api/${tag}/calls.ts'),`),
    '}',
    '',
  ]
  await Promise.all(tags.map((tag) => writeCalls(tag, sorted, out)))
  await writeFile(`${out}/operations.ts`, text.join('\n'))
}
