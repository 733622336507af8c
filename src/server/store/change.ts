import type { PresenceChangeKind } from '../../../generated/api/foundation.schemas.ts'

/** What was written of a record, as everybody is told who follows it. */
export type Change = {
  /** Name of the record's schema. */
  readonly resource: string
  /** Null where many were created at once. */
  readonly id: number | null
  readonly count: number
  readonly kind: PresenceChangeKind
  /** Number of the user; null when the system wrote. */
  readonly by: number | null
  /** ISO 8601. */
  readonly at: string
}

/** What is told also to whoever wrote it, where they have the record open somewhere else: it is there no more, or again. */
export const toldToAuthor: readonly PresenceChangeKind[] = ['DELETE', 'RESTORE']
