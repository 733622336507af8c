import { hasPrivilege } from '../../../contract/operations/privileges.ts'
import type { SignedInUser } from '../../auth/signed-in-user.ts'
import { readingOperations } from '../../contract/query.ts'
import type { Contract } from '../../contract/read-contract.ts'
import type { Table } from '../../contract/table/table.ts'
import { signedIn } from '../call.ts'
import type { Call } from '../handler.ts'

/** The privilege for the list over all records, with the origin of each write. */
export const auditPrivilege = 'AUDIT_READ'

/**
 * Whether a user may read all records of a table, and therefore their history: by the privileges of the operations that
 * return them, or by `x-history` where those return some records only to some users. Records that no operation returns,
 * such as the addresses of all uploaded files, require the audit privilege.
 */
export const mayReadHistory = ({ operations }: Contract, table: Table, user: SignedInUser): boolean => {
  const named = table.schema['x-history']
  if (named) return named.some((name) => user.privileges.has(name))
  const names = readingOperations(table.resource)
  const required = operations.filter(({ id }) => names.includes(id)).map(({ privileges }) => privileges ?? [])
  if (required.length === 0) return user.privileges.has(auditPrivilege)
  return required.some((privileges) => hasPrivilege(user.privileges, privileges))
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/\s/g, '')

/** The tables whose resource has this name or, without an exact match, contains it; ignores case and spaces. */
const tablesNamed = (tables: readonly Table[], name: string): readonly Table[] => {
  const exact = tables.filter(({ resource }) => plain(resource) === plain(name))
  return exact.length > 0 ? exact : tables.filter(({ resource }) => plain(resource).includes(plain(name)))
}

/** The tables whose earlier and deleted records the user may see; of one kind, if requested. */
export const readableTables = (call: Call, kind?: string): Table[] => {
  const { contract } = call.services
  const tables = [...contract.tables.values()]
  const selected = kind === undefined ? tables : tablesNamed(tables, kind)
  return selected.filter((table) => mayReadHistory(contract, table, signedIn(call)))
}
