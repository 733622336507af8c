import { writeFile } from 'node:fs/promises'

interface Parameter {
  $ref?: string
  in?: string
}
interface OperationObject {
  operationId: string
  tags: [string]
  'x-privileges'?: string[]
  parameters?: Parameter[]
}
interface Contract {
  paths: Record<string, Record<string, OperationObject>>
  components?: { parameters?: Record<string, Parameter> }
}

const methods = ['get', 'put', 'post', 'delete', 'patch']

const camel = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const isQuery = (contract: Contract, parameter: Parameter): boolean => {
  const name = parameter.$ref?.split('/').at(-1)
  const found = name === undefined ? parameter : contract.components?.parameters?.[name]
  return found?.in === 'query'
}

const line = (contract: Contract, path: string, method: string, operation: OperationObject): string => {
  const pathParams = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const queries = operation.parameters?.some((parameter) => isQuery(contract, parameter)) ?? false
  const row = [
    camel(operation.tags[0]),
    method,
    operation['x-privileges'] ?? null,
    ...(pathParams.length || queries ? [pathParams] : []),
    ...(queries ? [1] : []),
  ]
  return `  ${operation.operationId}: ${JSON.stringify(row)},`
}

/**
 * Writes `operations.ts`: per operation its tag, method, privileges (null: public) and path parameters, whether it
 * takes query parameters, and per tag
 * the import of its client code. Rows are short, since the whole map is part of the first load.
 */
export const writeOperations = async (contract: unknown, out: string): Promise<void> => {
  const { paths } = contract as Contract
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
  const sorted = operations.toSorted((a, b) => a.operation.operationId.localeCompare(b.operation.operationId))
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]))].sort()
  const text = [
    "import type { OperationRow, TagModule } from '../src/client/operation.ts'",
    '',
    '/** Every operation of the contract: tag, method, privileges (any suffices; null: public), path parameters, 1 with query. */',
    'export const operations = {',
    ...sorted.map(({ path, method, operation }) => line(contract as Contract, path, method, operation)),
    '} as const satisfies Record<string, OperationRow>',
    '',
    '/** The client code of each tag, loaded with the first module that needs it. */',
    'export const tags: Record<string, () => Promise<TagModule>> = {',
    ...tags.map((tag) => `  ${camel(tag)}: () => import('./api/${tag}/${tag}.ts'),`),
    '}',
    '',
  ]
  await writeFile(`${out}/operations.ts`, text.join('\n'))
}
