import type { JsonObject } from '../../../contract/json.ts'
import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'
import { unprocessable } from '../../errors.ts'
import { bodySizeSql } from '../read/read-budget.ts'
import { equalsSql, Values } from '../read/where.ts'
import type { Writer } from './writer.ts'

const megabyte = 1024 * 1024

/** The other records of a group: their number, and the size of their bodies as JSON. */
interface Group {
  readonly records: number
  readonly bytes: number
}

/**
 * Checks `x-group-limit` before a record is written: records that are always read together, such as the sections of a
 * page, are limited in number and size. `id` is the record itself, which does not count twice. Writers of the same
 * group wait for each other. Throws 422 when the group is full.
 */
export const checkGroupLimit = async (
  writer: Pick<Writer, 'db' | 'exclusive'>,
  table: Table,
  record: JsonObject,
  id: number | null,
): Promise<void> => {
  const limit = table.schema['x-group-limit']
  const group = limit && record[limit.by]
  if (!limit || group === undefined || group === null) return
  await writer.exclusive(`${table.name} of ${String(group)}`)
  const values = new Values()
  const where = equalsSql(table, limit.by, group, 't', values)
  const [{ records, bytes }] = (await writer.db.query<Group>(
    `select count(*) as records, coalesce(sum(${bodySizeSql('t')}), 0)::bigint as bytes from ${identifier(table.name)} t
      where ${where} and t.id is distinct from ${values.add(id)}::bigint`,
    values.list,
  )) as [Group]
  if (id === null && records >= limit.maxRecords)
    throw unprocessable([], 'record.groupFull', { most: limit.maxRecords })
  if (bytes + Buffer.byteLength(JSON.stringify(record)) > limit.maxBytes)
    throw unprocessable([], 'record.groupTooLarge', { megabytes: limit.maxBytes / megabyte })
}
