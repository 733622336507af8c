import type { PGlite } from '@electric-sql/pglite'

/**
 * Tables with so many outdated rows or changes that a PostgreSQL server would tidy them by itself, by the rule of its
 * autovacuum (https://www.postgresql.org/docs/current/routine-vacuuming.html#AUTOVACUUM); long texts lie in tables of
 * their own. A table without figures yet counts as empty.
 */
const dueTables = `select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as outdated,
    s.schemaname = 'public' and s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0) as changed
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where s.schemaname in ('public', 'pg_toast')`

/**
 * Statements that make room again where rows were changed or deleted, and that tell the planner what the tables hold. A
 * PostgreSQL server has processes of its own for that; the embedded one would grow with every change.
 */
export async function maintain(database: PGlite): Promise<string[]> {
  const { rows } = await database.query<{ name: string; outdated: boolean; changed: boolean }>(dueTables)
  return rows.flatMap(({ name, outdated, changed }) => {
    if (outdated) return `vacuum ${changed ? '(analyze) ' : ''}${name}`
    return changed ? `analyze ${name}` : []
  })
}
