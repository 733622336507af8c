import { writeFile } from 'node:fs/promises'
import { type Document, endpointsOf, type Operation, parametersOf } from '../shared/contract.ts'

const inferredParameters = (operation: Operation): string[] =>
  parametersOf(operation)
    .filter((parameter) => parameter['x-inferred'])
    .map(({ name }) => `\`${name}\``)

/**
 * Writes `inferred.md`: every operation whose path or shape is not in the foundation's documents, and the added
 * parameters of other operations. These must be confirmed before connecting the real API. Returns their number.
 * `contract` is dereferenced.
 */
export const writeInferredPage = async (
  contract: Document,
  out: string,
): Promise<{ operations: number; inferred: number }> => {
  const all = endpointsOf(contract)
  const inferred = all.filter(({ operation }) => operation['x-inferred'])
  const partly = all
    .filter(({ operation }) => !operation['x-inferred'])
    .map((endpoint) => ({ ...endpoint, names: inferredParameters(endpoint.operation) }))
    .filter(({ names }) => names.length > 0)
  const text = [
    '# What the contract infers',
    '',
    `Of ${all.length} operations, ${inferred.length} have a path or shape that no document shows. Confirm them when you connect an API of your own.`,
    '',
    '| Operation | Call | What it does |',
    '|---|---|---|',
    ...inferred.map(
      ({ path, method, operation }) =>
        `| ${operation.operationId} | \`${method.toUpperCase()} ${path}\` | ${operation.summary} |`,
    ),
    '',
    '## Parameters of ours on other operations',
    '',
    'The console works without them: an API that ignores them answers more than was asked.',
    '',
    '| Operation | Parameters |',
    '|---|---|',
    ...partly.map(({ operation, names }) => `| ${operation.operationId} | ${names.join(', ')} |`),
    '',
  ]
  await writeFile(`${out}/inferred.md`, text.join('\n'))
  return { operations: all.length, inferred: inferred.length }
}
