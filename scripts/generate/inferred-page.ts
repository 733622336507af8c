import { writeFile } from 'node:fs/promises'
import {
  type Document,
  type Endpoint,
  endpointsOf,
  type Operation,
  parametersOf,
} from '../shared/contract.ts'

type Mark = 'x-inferred' | 'x-added'

const parametersWith = (operation: Operation, mark: Mark): string[] =>
  parametersOf(operation)
    .filter((parameter) => parameter[mark])
    .map(({ name }) => `\`${name}\``)

const operationTable = (endpoints: readonly Endpoint[]): string[] => [
  '| Operation | Call | What it does |',
  '|---|---|---|',
  ...endpoints.map(
    ({ path, method, operation }) =>
      `| ${operation.operationId} | \`${method.toUpperCase()} ${path}\` | ${operation.summary} |`,
  ),
]

const parameterTable = (endpoints: readonly Endpoint[], mark: Mark): string[] => [
  '| Operation | Parameters |',
  '|---|---|',
  ...endpoints
    .map(({ operation }) => ({ operation, names: parametersWith(operation, mark) }))
    .filter(({ names }) => names.length > 0)
    .map(({ operation, names }) => `| ${operation.operationId} | ${names.join(', ')} |`),
]

/**
 * Writes `inferred.md`: every operation whose path or shape is not in the foundation's documents, which must be
 * confirmed before connecting the real API, and our additions, which an API may lack. Returns their number. `contract`
 * is dereferenced.
 */
export const writeInferredPage = async (
  contract: Document,
  out: string,
): Promise<{ operations: number; inferred: number }> => {
  const all = endpointsOf(contract)
  const inferred = all.filter(({ operation }) => operation['x-inferred'])
  const added = all.filter(({ operation }) => operation['x-added'])
  const others = all.filter(({ operation }) => !operation['x-added'])
  const text = [
    '# What the contract infers',
    '',
    `Of ${all.length} operations, ${inferred.length} have a path or shape that no document shows. Confirm them when you connect an API of your own.`,
    '',
    ...operationTable(inferred),
    '',
    '## Parameters to confirm on other operations',
    '',
    ...parameterTable(others, 'x-inferred'),
    '',
    '# What the contract adds',
    '',
    `An API may lack these ${added.length} operations, and the parameters below. \`openapi/overlays/stated.yaml\` removes them; the console then offers nothing that needs them ([own-api.md](../docs/own-api.md)).`,
    '',
    ...operationTable(added),
    '',
    '## Added parameters of other operations',
    '',
    ...parameterTable(others, 'x-added'),
    '',
  ]
  await writeFile(`${out}/inferred.md`, text.join('\n'))
  return { operations: all.length, inferred: inferred.length }
}
