import type { PGlite } from '@electric-sql/pglite'

/**
 * Tables due for a vacuum or an analyze, by the rule of PostgreSQL's autovacuum
 * (https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM), including the tables of long texts. A
 * table without statistics counts as empty.
 */
const dueTables = `select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as outdated,
    s.schemaname = 'public' and s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0) as changed
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where s.schemaname in ('public', 'pg_toast')`

/**
 * Statements that reclaim the space of changed and deleted rows and update the planner's statistics. A PostgreSQL
 * server does this in background processes; the embedded one would grow with every change.
 */
export async function maintain(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ name: string; outdated: boolean; changed: boolean }>(dueTables)
  return rows.flatMap(({ name, outdated, changed }) => {
    if (outdated) return `vacuum ${changed ? '(analyze) ' : ''}${name}`
    return changed ? `analyze ${name}` : []
  })
}
