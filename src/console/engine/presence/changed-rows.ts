import type { PresenceChange } from '../../../../generated/api/foundation.schemas.ts'

/**
 * The number of outdated rows in a list: visible rows that were changed or deleted, and new records. Records created
 * and deleted meanwhile do not count. Pure.
 */
export const changedRows = (
  changes: readonly Pick<PresenceChange, 'recordId' | 'count' | 'kind'>[],
  shown: ReadonlySet<number>,
): number => {
  let many = 0
  const changed = new Set<number>()
  for (const { recordId, count, kind } of changes) {
    if (recordId === null) many += count
    else if (shown.has(recordId) || kind === 'CREATE' || kind === 'RESTORE') changed.add(recordId)
    else if (kind === 'DELETE') changed.delete(recordId)
  }
  return many + changed.size
}
