import type { JsonValue } from '../../../contract/json.ts'
import type { Reference, Table } from '../../contract/table/table.ts'

/** A property that refers to another record, which must agree with a third property (`x-agrees`). */
export type Agreement = {
  readonly property: string
  /** The generated column with the reference. */
  readonly column: string
  readonly target: string
  /** The other record's property, and the one here that it must equal. */
  readonly theirs: string
  readonly ours: string
}

/** Normalizes a value for comparison: a missing one is null. */
export const orNull = (value: JsonValue | undefined): JsonValue => value ?? null

function agreementOf({ shape }: Table, { path: [property = ''], target, column }: Reference): Agreement[] {
  if (column === null) return []
  const agrees = Object.entries(shape.properties.get(property)?.agrees ?? {})
  return agrees.map(([theirs, ours]) => ({ property, column, target, theirs, ours }))
}

/** The agreements of a table's records. */
export const agreementsOf = (table: Table): Agreement[] =>
  table.references.flatMap((reference) => agreementOf(table, reference))
