import { identifier } from '../../contract/table/names.ts'
import type { Table, Tables } from '../../contract/table/table.ts'
import type { Queryable, Transaction } from '../database.ts'
import type { Definition } from '../migration/definition.ts'

/**
 * The number of records in a table, without counting them. Triggers add a row to `record_change` for every write, in
 * the same transaction: for each statement, the sum of `rows` is exactly the number of visible records, and the sum of
 * `writes` identifies that state. Rows are only added, so that writers do not wait for each other; from time to time a
 * writer merges them.
 */
const functionName = 'count_record_change'

const sharedDefinition: Definition = {
  name: 'record counts',
  definition: 'table_name, rows, writes',
  make: `create table record_change (table_name text not null, rows bigint not null, writes bigint not null);
create index record_change_table_name_idx on record_change (table_name) include (rows, writes);
create function ${functionName}() returns trigger language plpgsql as $$
declare
  change bigint := 0;
begin
  if tg_op = 'INSERT' then
    select count(*) into change from changed;
  elsif tg_op = 'DELETE' then
    select -count(*) into change from changed;
  elsif tg_op = 'TRUNCATE' then
    select -coalesce(sum(rows), 0) into change from record_change where table_name = tg_table_name;
  end if;
  if random() < 0.02 then
    -- What another transaction is gathering at this moment is left to it.
    with gone as (
      delete from record_change where ctid in (
        select ctid from record_change where table_name = tg_table_name for update skip locked
      ) returning rows, writes
    )
    insert into record_change
      select tg_table_name, change + coalesce(sum(rows), 0), 1 + coalesce(sum(writes), 0) from gone;
  else
    insert into record_change values (tg_table_name, change, 1);
  end if;
  return null;
end
$$`,
  unmake: `drop table record_change; drop function ${functionName}() cascade`,
}

const triggers = [
  ['insert', 'referencing new table as changed'],
  ['update', ''],
  ['delete', 'referencing old table as changed'],
  ['truncate', ''],
] as const

const countDefinition = ({ name }: Table): Definition => {
  const trigger = (event: string): string => identifier(`count_${event}`)
  const make = triggers.map(
    ([event, referencing]) =>
      `create trigger ${trigger(event)} after ${event} on ${identifier(name)} ${referencing} for each statement execute function ${functionName}()`,
  )
  // `writes` starts at the present time, so that no two databases have the same numbers for different records.
  const begin = `insert into record_change
  select '${name}', count(*), (extract(epoch from clock_timestamp()) * 1000)::bigint from ${identifier(name)}`
  return {
    name: `record counts of ${name}`,
    definition: 'triggers',
    make: [...make, begin].join(';\n'),
    unmake: triggers.map(([event]) => `drop trigger ${trigger(event)} on ${identifier(name)}`).join('; '),
  }
}

/** Definitions of the counts of all tables of records. */
export const countDefinitions = (tables: Tables): Definition[] => [
  sharedDefinition,
  ...[...tables.values()].map(countDefinition),
]

/** Removes the counts of dropped tables. */
export const dropCounts = async (transaction: Transaction): Promise<void> => {
  await transaction.query(`drop table if exists record_change; drop function if exists ${functionName}()`)
}

/** SQL for one row with `rows`, the table's number of records, and `writes`, the state of this and the other tables. */
export const countsSql = (table: Table, others: readonly Table[] = []): string => {
  const ofTable = `table_name = '${table.name}'`
  const names = [...new Set([table, ...others].map(({ name }) => `'${name}'`))]
  const filter = names.length === 1 ? '' : ` filter (where ${ofTable})`
  const where = names.length === 1 ? ofTable : `table_name in (${names.join(', ')})`
  return `select coalesce(sum(rows)${filter}, 0)::bigint as rows, coalesce(sum(writes), 0)::bigint as writes from record_change where ${where}`
}

/** The number of records in a table. */
export const countAll = async (db: Queryable, table: Table): Promise<number> => {
  const [row] = await db.query<{ rows: number }>(countsSql(table))
  return row?.rows ?? 0
}
