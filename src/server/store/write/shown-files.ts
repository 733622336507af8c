import type { JsonObject, JsonValue } from '../../../contract/json.ts'
import { holdsRichText, type Schema } from '../../contract/schema.ts'
import { fileResource } from '../../contract/table/field.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import { unprocessable } from '../../errors.ts'
import type { Queryable } from '../database.ts'
import { fileKeyInText, fileKeySql } from '../files/files.ts'
import { bodyPathsOf } from './body-to-record.ts'

/** The address of an uploaded file in markup within JSON. */
const fileAddress = new RegExp(`\\\\"${fileKeyInText}`, 'g')

const keysIn = (value: JsonValue | undefined): string[] =>
  [...JSON.stringify(value ?? null).matchAll(fileAddress)].map(([, key = '']) => key)

/** The keys of existing files, which are locked against the sweep until the transaction ends. */
const existingKeys = async (db: Queryable, files: Table, keys: readonly string[]): Promise<Set<string>> => {
  const table = identifier(files.name)
  const key = fileKeySql(table)
  const rows = await db.query<{ key: string }>(
    `select ${key} as key from ${table} where ${key} = any($1::text[]) order by id for key share`,
    [keys],
  )
  return new Set(rows.map((row) => row.key))
}

/**
 * Compiles a check that the rich texts of a record refer only to existing uploaded files: a file that no record has
 * referred to is removed after a while, and a text may be saved even later. References in `before` stay allowed. Throws
 * 422 at the property.
 */
export const compileShownFiles = (
  tables: Tables,
  body: Schema | null,
): ((db: Queryable, record: JsonObject, before?: JsonObject) => Promise<void>) => {
  const files = tables.get(fileResource)
  if (!body || !files || !holdsRichText(body)) return async () => undefined
  const bodyPaths = bodyPathsOf(body)
  return async (db, record, before = {}) => {
    const keysBefore = new Set(keysIn(before))
    const added = Object.entries(record).flatMap(([property, value]) =>
      keysIn(value).flatMap((key) => (keysBefore.has(key) ? [] : [{ property, key }])),
    )
    if (added.length === 0) return
    const there = await existingKeys(
      db,
      files,
      added.map(({ key }) => key),
    )
    const gone = new Set(added.flatMap(({ property, key }) => (there.has(key) ? [] : [property])))
    if (gone.size > 0)
      throw unprocessable(
        [...gone].map((property) => ({
          path: bodyPaths.get(property) ?? `/${property}`,
          code: 'fault.noSuchFile',
        })),
      )
  }
}
