import type { Existing } from '../answers/existing.ts'
import type { Plan } from '../answers/plan/plan.ts'
import { specialOperations } from '../contract/special-operations.ts'
import { entryText } from '../contract/yaml-text.ts'
import type { Changes } from './changes/changes.ts'
import { addPaths } from './contract-edits.ts'
import { hasIn, withPair } from './yaml-edits.ts'

/** Adds entries to an object of a file. Throws if one exists already. */
export const withEntries = (
  text: string,
  path: readonly string[],
  entries: Readonly<Record<string, unknown>>,
): string =>
  Object.entries(entries).reduce((rest, [name, value]) => {
    if (hasIn(rest, [...path, name])) throw new Error(`The contract has ${name} in ${path.join('.')} already`)
    return withPair(rest, path, entryText(name, value))
  }, text)

/** Adds the plan's operations and body schemas to a resource's file, and their paths to openapi.yaml. */
export const operationsInContract = (
  changes: Changes,
  text: string,
  plan: Plan,
  existing: Existing,
): string => {
  const { paths, schemas } = specialOperations(plan, existing)
  addPaths(changes, plan.tag, Object.keys(paths))
  return withEntries(withEntries(text, ['paths'], paths), ['components', 'schemas'], schemas)
}
