import type { Operation } from './operation.ts'
import { plainSchema, type Schema } from './schema.ts'
import type { Table } from './table.ts'

/** What a property must be to be stored: as a create of such a record takes it, else an update, else as it is shown. */
export function writtenSchema(operations: readonly Operation[], table: Table, property: string): Schema {
  const bodies = [`create${table.resource}`, `update${table.resource}`].flatMap(
    (name) => operations.find(({ id }) => id === name)?.body ?? [],
  )
  const written = bodies
    .flatMap((body) => Object.entries(plainSchema(body).properties ?? {}))
    .find(([name, schema]) => (plainSchema(schema)['x-stores'] ?? name) === property)
  return written?.[1] ?? table.schema.properties?.[property] ?? {}
}
