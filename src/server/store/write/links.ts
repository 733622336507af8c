import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, type JsonValue } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Transaction } from '../database.ts'

/** The ids at a reference's path in a record, in order. */
export const numbersAt = (value: JsonValue | undefined, path: readonly string[]): number[] => {
  const [step, ...rest] = path
  if (step === undefined) return typeof value === 'number' ? [value] : []
  if (step === '*') return Array.isArray(value) ? value.flatMap((item) => numbersAt(item, rest)) : []
  return isObject(value) ? numbersAt(value[step], rest) : []
}

/** Updates the link tables of a record to its body; `before` is the body they match so far. */
export const writeLinks = async (
  db: Transaction,
  table: Table,
  owner: number,
  body: JsonObject,
  before: JsonObject | null,
): Promise<void> => {
  for (const { link, path } of table.references) {
    if (link === null) continue
    const targets = numbersAt(body, path)
    const linked = numbersAt(before, path)
    if (isDeepStrictEqual(targets, linked)) continue
    const name = identifier(link)
    if (linked.length > 0) await db.query(`delete from ${name} where owner = $1`, [owner])
    if (targets.length > 0)
      await db.query(
        `insert into ${name} (owner, position, target) select $1, place - 1, id from unnest($2::bigint[]) with ordinality as found (id, place)`,
        [owner, targets],
      )
  }
}
