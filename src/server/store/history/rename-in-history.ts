import type { Tables } from '../../contract/table/table.ts'
import type { Transaction } from '../database.ts'
import { allowMaintenance } from './history-table.ts'

/** Updates history, trash and keys to the present names of tables (`x-renamed-from`), within a transaction. */
export async function renameInHistory(transaction: Transaction, tables: Tables): Promise<void> {
  const renamed = [...tables.values()].filter(({ renamedFrom }) => renamedFrom.length > 0)
  if (renamed.length === 0) return
  await transaction.query(allowMaintenance('UPDATE'))
  for (const { name, renamedFrom } of renamed)
    for (const kept of ['record_history', 'record_trash', 'idempotency_key'])
      await transaction.query(`update ${kept} set table_name = $1 where table_name = any($2::text[])`, [
        name,
        renamedFrom,
      ])
  await transaction.query(allowMaintenance(''))
}
