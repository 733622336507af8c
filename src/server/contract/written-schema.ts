import { regularId } from '../../contract/operations/operation-names.ts'
import type { Operation } from './operation.ts'
import { plainSchema, type Schema } from './schema.ts'
import type { Table } from './table/table.ts'

const bodiesOf = (operations: readonly Operation[], { resource }: Table): Schema[] =>
  [regularId(resource, 'create'), regularId(resource, 'update')].flatMap(
    (name) => operations.find(({ id }) => id === name)?.body ?? [],
  )

/** The property of a body that is stored under a name, with that name. */
const writtenIn = (body: Schema, property: string): [string, Schema] | undefined =>
  Object.entries(plainSchema(body).properties ?? {}).find(
    ([name, schema]) => (plainSchema(schema)['x-stores'] ?? name) === property,
  )

/** The schema of a stored property: that of the create body, else of the update body, else of the record. */
export function writtenSchema(operations: readonly Operation[], table: Table, property: string): Schema {
  const written = bodiesOf(operations, table).flatMap((body) => writtenIn(body, property)?.[1] ?? [])
  return written[0] ?? table.schema.properties?.[property] ?? {}
}

/** Whether a property is optional in the create body of such a record, else in the update body. */
export function isOptional(operations: readonly Operation[], table: Table, property: string): boolean {
  const [demanded = true] = bodiesOf(operations, table).flatMap((body) => {
    const written = writtenIn(body, property)
    return written ? [(plainSchema(body).required ?? []).includes(written[0])] : []
  })
  return !demanded
}
