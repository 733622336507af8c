import type { JsonObject } from '../../../src/contract/json.ts'
import { fillPath } from '../../../src/contract/operations/path-template.ts'
import type { Operation } from '../../../src/server/contract/read-contract.ts'

/** The address of a record for an operation: its id, and other path parameters from the record. */
export const addressFor = (operation: Operation, id: number | null, record: JsonObject): string =>
  fillPath(operation.path, (name) => {
    const parameter = operation.parameters.find((found) => found.name === name)
    const rule = parameter?.['x-filter']
    const property = typeof rule === 'object' ? String(rule.property) : name
    return String(record[property] ?? record[name] ?? id ?? `{${name}}`)
  })
