import { identifier } from '../../contract/table/names.ts'
import type { Table } from '../../contract/table/table.ts'

/**
 * SQL of the name of the user with the given `id` (an expression), even if deleted; the id of a user whose history was
 * erased; null for no user.
 */
export const userNameSql = (users: Table, id: string): string =>
  `coalesce((select u.body ->> 'name' from ${identifier(users.name)} u where u.id = ${id}),
    (select d.before ->> 'name' from record_history d
      where d.table_name = '${users.name}' and d.record_id = ${id} and d.kind = 'DELETE' order by d.id desc limit 1),
    '#' || ${id})`
