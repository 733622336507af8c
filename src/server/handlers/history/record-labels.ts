import type { JsonValue } from '../../../contract/json.ts'
import { textsIn } from '../../../contract/records/language-texts.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Queryable } from '../../store/database.ts'
import { type RecordName, recordKey } from '../../store/history/record-states.ts'

/** The text of a stored label: a text, the first of several languages, or a number; null for none. */
export const labelText = (value: JsonValue | undefined): string | null => {
  if (typeof value === 'string') return value === '' ? null : value
  if (typeof value === 'number') return String(value)
  return textsIn(value)[0]?.translatedText ?? null
}

/** The labels of these records, or those they had when they were deleted. */
export const labelsOf = async (
  db: Queryable,
  tables: Tables,
  records: readonly RecordName[],
): Promise<(record: RecordName) => string | null> => {
  const byName = new Map<string, Table>([...tables.values()].map((table) => [table.name, table]))
  const labels = new Map<string, string | null>()
  const byTable = Map.groupBy(records, ({ table_name }) => table_name)
  for (const [name, ofTable] of byTable) {
    const table = byName.get(name)
    if (!table) continue
    const rows = await db.query<RecordName & { label: JsonValue }>(
      `select $1 as table_name, coalesce(t.id, d.record_id) as record_id,
          case when t.id is null then d.before -> $2 else t.body -> $2 end as label
        from unnest($3::bigint[]) as wanted (id)
        left join ${identifier(name)} t on t.id = wanted.id
        left join lateral (select record_id, before from record_history h
          where t.id is null and h.table_name = $1 and h.record_id = wanted.id and h.kind = 'DELETE'
          order by h.id desc limit 1) d on true`,
      [name, table.label, [...new Set(ofTable.map(({ record_id }) => record_id))]],
    )
    for (const row of rows) labels.set(recordKey(row), labelText(row.label))
  }
  return (record) => labels.get(recordKey(record)) ?? null
}
