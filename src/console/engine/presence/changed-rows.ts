import type { PresenceChange } from '../../../../generated/api/foundation.schemas.ts'

/**
 * How many rows of a list are no longer as it shows them: those it shows that were changed or deleted, and records that are
 * new; what came and went meanwhile is none. Pure.
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
