import { ApiError } from '../../../../../client/api-error.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { Outcome } from './run-rows.ts'

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
