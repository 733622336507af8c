import { ApiError } from '../../../../../client/api-error.ts'
import type { BulkAction } from '../../selection/bulk-actions.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { Outcome } from './run-rows.ts'

/** The state of a bulk action, from the confirmation to the result. */
export type Bulk =
  | { step: 'choosing'; rows: readonly ListRow[] }
  | { step: 'confirming'; action: BulkAction; rows: readonly ListRow[] }
  | { step: 'running' | 'ended'; action: BulkAction; rows: readonly ListRow[]; outcome: Outcome }

/** Moves a failed row to the done ones; null after the last one, which ends the action. */
export const settledBy = (bulk: Bulk | null, row: ListRow): Bulk | null => {
  if (bulk?.step !== 'ended') return bulk
  const { done, failed, left } = bulk.outcome
  const outcome = { done: [...done, row], failed: failed.filter((each) => each.row !== row), left }
  return outcome.failed.length + left.length === 0 ? null : { ...bulk, outcome }
}

/** Whether the API reports that the record does not exist. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Rows whose records were deleted. */
export const deletedRows = ({ failed }: Outcome): readonly ListRow[] =>
  failed.filter(({ error }) => isNotFound(error)).map(({ row }) => row)

/** Rows that can be tried again: failed ones that still exist, and those not tried. */
export const rowsToRepeat = ({ failed, left }: Outcome): readonly ListRow[] => [
  ...failed.filter(({ error }) => !isNotFound(error)).map(({ row }) => row),
  ...left,
]
