import { asRecord, type PlainObject, valueAt } from '../../src/contract/json.ts'
import { type Contract, readContract } from '../../src/module-check/schema/contract.ts'
import { nameCure } from '../../src/module-check/subject/fault.ts'
import { readContractFile } from '../shared/contract.ts'
import type { MockRule } from './mock-options.ts'

type Operation = NonNullable<ReturnType<Contract['operation']>>

/** Whether an address of the path may start like this: `/api/dua/id/5` and `/api/du` both match `/api/dua/id/{id}`. */
const mayBegin = (path: string, start: string): boolean => {
  const [parts, given] = [path.split('/'), start.split('/')]
  const last = given.length - 1
  return (
    given.length <= parts.length &&
    given.every((part, index) => {
      const own = parts[index] ?? ''
      return own.startsWith('{') || (index === last ? own.startsWith(part) : own === part)
    })
  )
}

const statusesOf = (document: PlainObject, { path, method }: Operation): readonly string[] =>
  Object.keys(asRecord(valueAt(document, ['paths', path, method, 'responses'])))

/** Checks a rule against the contract. Throws if no path matches, or no operation there has the status. */
const checkRule = (
  document: PlainObject,
  operations: readonly Operation[],
  { code, path }: MockRule,
): void => {
  const found = operations.filter((operation) => mayBegin(operation.path, path.replace(/\?.*$/, '')))
  if (found.length === 0)
    throw new Error(
      `No path of the contract begins with "${path}": ${nameCure(path, [...new Set(operations.map((one) => one.path))])}`,
    )
  const statuses = new Set(found.flatMap((operation) => statusesOf(document, operation)))
  if (!statuses.has(code))
    throw new Error(
      `No operation at "${path || '/'}" has the status ${code} in the contract, only ${[...statuses].sort().join(', ')}`,
    )
}

/** Checks the rules against the present contract: the mock would ignore invalid ones. */
export const checkRules = async (rules: readonly MockRule[]): Promise<void> => {
  const document: PlainObject = { ...(await readContractFile()) }
  const contract = readContract(document)
  const operations = contract.ids.flatMap((id) => contract.operation(id) ?? [])
  for (const rule of rules) checkRule(document, operations, rule)
}
