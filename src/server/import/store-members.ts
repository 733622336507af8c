import type { Writer } from '../store/write/writer.ts'
import { type ImportedMember, refusedRows } from './check-rows.ts'
import { refusalOfSheet } from './read-members.ts'

const batch = 1000

const batches = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / batch) }, (_, index) =>
    list.slice(index * batch, (index + 1) * batch),
  )

/** Throws 422, by row, for members whose id already exists. */
const checkNew = async (
  writer: Writer,
  members: readonly ImportedMember[],
  emailHeading: string,
): Promise<void> => {
  const usedAddresses = new Set<string>()
  for (const part of batches(members)) {
    const rows = await writer.db.query<{ email: string }>(
      `select wanted.email from unnest($1::text[]) as wanted (email)
        join app_user on app_user.u_email = lower(wanted.email)`,
      [part.map(({ member }) => member.email)],
    )
    for (const { email } of rows) usedAddresses.add(email)
  }
  const faults = members
    .filter(({ member }) => usedAddresses.has(member.email))
    .map(({ row }) => ({ row, column: emailHeading, code: 'import:cell.there' as const }))
  if (faults.length > 0) throw refusalOfSheet(422, refusedRows(faults), faults)
}

/**
 * Stores the members in the writer's transaction, many per statement. They have no password until one is sent to them.
 * Throws 422, by row, if an id already exists; nothing is stored then.
 */
export const storeMembers = async (
  writer: Writer,
  members: readonly ImportedMember[],
  emailHeading: string,
): Promise<void> => {
  // Imports run one at a time; a member added concurrently elsewhere is refused by the unique index.
  await writer.exclusive('member import')
  await checkNew(writer, members, emailHeading)
  const fixed = { registerType: 'WEB', verified: false, banned: false }
  for (const part of batches(members))
    await writer.insertAll(
      'User',
      part.map(({ member }) => ({ ...member, ...fixed })),
    )
}
