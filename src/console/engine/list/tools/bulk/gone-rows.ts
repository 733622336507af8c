import { ApiError } from '../../../../../client/api-error.ts'
import type { ListRow } from '../../state/list-rows.ts'
import type { Outcome } from './run-rows.ts'

/** Whether the API says that there is no such record. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Rows whose records are no longer there: nothing more can be done with them. */
export const goneRows = ({ failed }: Outcome): readonly ListRow[] =>
  failed.filter(({ error }) => isGone(error)).map(({ row }) => row)

/** Rows that can be tried again: those that failed and are still there, and those that were not tried. */
export const rowsToRepeat = ({ failed, left }: Outcome): readonly ListRow[] => [
  ...failed.filter(({ error }) => !isGone(error)).map(({ row }) => row),
  ...left,
]
