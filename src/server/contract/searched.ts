import { regularIds } from '../../contract/operations/operation-names.ts'
import type { Operation } from './operation.ts'
import { plainSchema } from './schema.ts'
import { isFreeText } from './table/field.ts'
import type { Table } from './table/table.ts'

/** The operations that show whole records of a resource; `total` shows only names, to everybody. */
export const readingOperations = (resource: string): readonly string[] => [
  ...regularIds(resource, 'list'),
  ...regularIds(resource, 'get'),
]

/** Formats of texts that are not written to be read: links and moments. */
const unreadFormats: ReadonlySet<string> = new Set(['uri', 'date', 'date-time', 'time'])

/** The properties whose texts are searched: every text of a record, the label first. */
export function searchedProperties({ label, schema, shape }: Table): readonly string[] {
  const properties = Object.keys(schema.properties ?? {}).filter((name) => {
    const own = shape.properties.get(name)
    const { format } = plainSchema(schema.properties?.[name] ?? {})
    return own !== undefined && isFreeText(own) && !unreadFormats.has(format ?? '')
  })
  return [...properties.filter((name) => name === label), ...properties.filter((name) => name !== label)]
}

/** Marks the properties of a table for the search over all records; none if no operation shows its records. */
export function needForSearch(table: Table, operations: readonly Operation[]): void {
  const reading = readingOperations(table.resource)
  if (!operations.some(({ id }) => reading.includes(id))) return
  for (const property of searchedProperties(table)) table.searched.add(property)
}
