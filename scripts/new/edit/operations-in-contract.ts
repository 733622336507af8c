import { isObject } from '../../../src/contract/json.ts'
import type { Existing } from '../answers/existing.ts'
import type { Plan } from '../answers/plan/plan.ts'
import { bodies, paths } from '../contract/special-operations.ts'
import { yamlText } from '../contract/yaml-text.ts'
import { hasIn, withPair } from './yaml-edits.ts'

/** Adds entries to an object at the top of a file, which is made where it is not there. Throws for one that is. */
const withEntries = (text: string, key: string, entries: Readonly<Record<string, unknown>>): string => {
  if (Object.keys(entries).length === 0) return text
  if (!hasIn(text, [key])) return `${text.trimEnd()}\n\n${yamlText({ [key]: entries }).trim()}\n`
  return Object.entries(entries).reduce((rest, [name, value]) => {
    if (hasIn(rest, [key, name])) throw new Error(`The contract has ${name} under ${key} already`)
    // As deep as it will stand, since that decides what goes on one line.
    const [, ...lines] = yamlText({ [key]: { [name]: value } })
      .trim()
      .split('\n')
    return withPair(rest, [key], lines.map((line) => line.slice(2)).join('\n'))
  }, text)
}

/** A contract's file with the operations of the plan, and with what their bodies hold. */
export const operationsInContract = (text: string, plan: Plan, existing: Existing): string => {
  const newBodies = bodies(plan).bodies
  return withEntries(
    withEntries(text, 'paths', paths(plan, existing)),
    'bodies',
    isObject(newBodies) ? newBodies : {},
  )
}
