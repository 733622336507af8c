import type { JsonObject } from '../../../contract/json.ts'
import type { HistoryKind } from './history-table.ts'

/** A write of a record, as stored in the history. */
export type Step = {
  readonly kind: HistoryKind
  readonly before: JsonObject | null
  readonly after: JsonObject | null
}

/** The body of a record before a write, given the body after it; null while there was no record. */
export function bodyBefore(body: JsonObject | null, { kind, before, after }: Step): JsonObject | null {
  switch (kind) {
    case 'CREATE':
    case 'RESTORE':
      return null
    case 'DELETE':
      return before
    case 'UPDATE': {
      // Erased.
      if (before === null && after === null) return null
      const left = Object.entries(body ?? {}).filter(([name]) => !Object.hasOwn(after ?? {}, name))
      return { ...Object.fromEntries(left), ...before }
    }
    // Events without changed properties.
    default:
      return body
  }
}
