import type { PresenceChangeKind } from '../../../generated/api/foundation.schemas.ts'

/** A change of a record, as its followers receive it. */
export interface Change {
  /** Name of the record's schema. */
  readonly resource: string
  /** Null where many were created at once. */
  readonly id: number | null
  readonly count: number
  readonly kind: PresenceChangeKind
  /** Id of the user; null when the system wrote. */
  readonly by: number | null
  /** ISO 8601. */
  readonly at: string
}

/** Changes that the author receives too, for the record in other tabs: it was deleted or restored. */
export const kindsSentToAuthor: readonly PresenceChangeKind[] = ['DELETE', 'RESTORE']
