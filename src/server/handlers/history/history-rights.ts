import { hasPrivilege } from '../../../contract/operations/has-privilege.ts'
import type { SignedInUser } from '../../auth/signed-in-user.ts'
import type { Contract } from '../../contract/read-contract.ts'
import { readingOperations } from '../../contract/searched.ts'
import type { Table } from '../../contract/table/table.ts'
import type { Call } from '../handler.ts'
import { signedIn } from '../signed-in.ts'

/** Whoever holds it sees the list over all records, and from where each was written. */
export const auditPrivilege = 'AUDIT_READ'

/**
 * Whether a user may read all records of a table, and so what they were: by the privileges of the operations that show
 * them, or by `x-history` where those show some users only some of the records. What no operation shows, such as the
 * addresses of all uploaded files, is for those who audit.
 */
export function mayReadHistory({ operations }: Contract, table: Table, user: SignedInUser): boolean {
  const named = table.schema['x-history']
  if (named) return named.some((name) => user.privileges.has(name))
  const names = readingOperations(table.resource)
  const required = operations.filter(({ id }) => names.includes(id)).map(({ privileges }) => privileges ?? [])
  if (required.length === 0) return user.privileges.has(auditPrivilege)
  return required.some((privileges) => hasPrivilege(user.privileges, privileges))
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '')

/** The tables whose resource has this name or, where none has, whose names contain it; letter case and blanks aside. */
function tablesNamed(tables: readonly Table[], name: string): readonly Table[] {
  const exact = tables.filter(({ resource }) => plain(resource) === plain(name))
  return exact.length > 0 ? exact : tables.filter(({ resource }) => plain(resource).includes(plain(name)))
}

/** The tables whose earlier and deleted records the asker may see, of one kind where one is asked for. */
export function readableTables(call: Call, kind?: string): Table[] {
  const { contract } = call.services
  const tables = [...contract.tables.values()]
  const selected = kind === undefined ? tables : tablesNamed(tables, kind)
  return selected.filter((table) => mayReadHistory(contract, table, signedIn(call)))
}
