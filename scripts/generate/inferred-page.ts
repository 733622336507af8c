import { writeFile } from 'node:fs/promises'

interface Inferable {
  'x-inferred'?: boolean
}
interface Parameter extends Inferable {
  $ref?: string
  name?: string
}
interface OperationObject extends Inferable {
  operationId: string
  summary: string
  parameters?: Parameter[]
}
interface Contract {
  paths: Record<string, Record<string, OperationObject>>
  components: { parameters?: Record<string, Parameter> }
}

const methods = ['get', 'post', 'put', 'delete']

const parameterOf = (contract: Contract, parameter: Parameter): Parameter => {
  const name = parameter.$ref?.split('/').at(-1)
  return name === undefined ? parameter : (contract.components.parameters?.[name] ?? parameter)
}

const inferredParameters = (contract: Contract, operation: OperationObject): string[] =>
  (operation.parameters ?? [])
    .map((parameter) => parameterOf(contract, parameter))
    .filter((parameter) => parameter['x-inferred'])
    .map(({ name }) => `\`${name}\``)

/**
 * Writes `inferred.md`: every operation whose path or shape no document of the foundation shows, and the parameters
 * that are ours on the others. Whoever connects the real API confirms these. Answers how many there are.
 */
export const writeInferredPage = async (
  contract: unknown,
  out: string,
): Promise<{ operations: number; inferred: number }> => {
  const document = contract as Contract
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
  const inferred = all.filter(({ operation }) => operation['x-inferred'])
  const partly = all
    .filter(({ operation }) => !operation['x-inferred'])
    .map((entry) => ({ ...entry, names: inferredParameters(document, entry.operation) }))
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
