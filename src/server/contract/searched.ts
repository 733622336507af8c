import { regularIds } from '../../contract/operations/operation-names.ts'
import type { Operation } from './operation.ts'
import type { Query } from './query.ts'
import { isFreeText } from './table/field.ts'
import type { Table } from './table/table.ts'

/** The operations that show whole records of a resource; `total` shows only names, to everybody. */
export const readingOperations = (resource: string): readonly string[] => [
  ...regularIds(resource, 'list'),
  ...regularIds(resource, 'get'),
]

/**
 * Marks the properties of a table for the search over all records: the label, the text filters of its list, and
 * properties with `x-searched`. None if no operation shows its records.
 */
export function needForSearch(
  table: Table,
  operations: readonly Operation[],
  listed: Query | undefined,
): void {
  const reading = readingOperations(table.resource)
  if (!operations.some(({ id }) => reading.includes(id))) return
  const label = table.shape.properties.get(table.label)
  if (label && isFreeText(label)) table.searched.add(table.label)
  for (const { use, fields } of listed?.conditions ?? [])
    for (const field of fields)
      if (use === 'contains' && field.kind === 'stored') table.searched.add(field.property)
  for (const [name, property] of Object.entries(table.schema.properties ?? {}))
    if (property['x-searched']) table.searched.add(name)
}
