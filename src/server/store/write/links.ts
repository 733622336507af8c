import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Reference, Table } from '../../contract/table/table.ts'
import type { Transaction } from '../database.ts'

/** The ids at a reference's path in a record, in order. */
export const numbersAt = (value: JsonValue | undefined, path: readonly string[]): number[] => {
  const [step, ...rest] = path
  if (step === undefined) return typeof value === 'number' ? [value] : []
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => numbersAt(item, rest)) : []
  return isObject(value) ? numbersAt(value[step], rest) : []
}

const same = (first: readonly number[], second: readonly number[]): boolean =>
  first.length === second.length && first.every((id, index) => id === second[index])

const writeLink = async (
  db: Transaction,
  reference: Reference,
  owner: number,
  body: JsonObject,
  before: JsonObject | null,
): Promise<void> => {
  const link = identifier(reference.link ?? '')
  const targets = numbersAt(body, reference.path)
  const linked = before ? numbersAt(before, reference.path) : []
  if (same(targets, linked)) return
  if (linked.length > 0) await db.query(`delete from ${link} where owner = $1`, [owner])
  if (targets.length > 0)
    await db.query(
      `insert into ${link} (owner, position, target) select $1, place - 1, id from unnest($2::bigint[]) with ordinality as found (id, place)`,
      [owner, targets],
    )
}

/** Updates the link tables of a record to its body; `before` is the body they match so far. */
export const writeLinks = async (
  db: Transaction,
  table: Table,
  owner: number,
  body: JsonObject,
  before: JsonObject | null,
): Promise<void> => {
  for (const reference of table.references)
    if (reference.link !== null) await writeLink(db, reference, owner, body, before)
}
