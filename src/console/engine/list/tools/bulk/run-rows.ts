import { ApiError } from '../../../../../client/api-error.ts'
import type { RowButton } from '../../actions/rows/row-button-types.ts'
import type { BulkAction } from '../../selection/use-selection.ts'
import type { ListRow } from '../../state/list-rows.ts'

/** The progress of a bulk operation. */
export interface Outcome<Row = ListRow> {
  done: readonly Row[]
  failed: readonly { row: Row; error: unknown }[]
  /** Not tried, because the operation was stopped. */
  left: readonly Row[]
}

/** The number of processed rows, successful or not. */
export const triedOf = ({ done, failed }: Outcome): number => done.length + failed.length

/** Number of concurrent rows. */
const atOnce = 4

/**
 * Runs an operation for each row, a few at a time. A failure does not stop the others. `onStep` gets the progress after
 * each row. When `signal` aborts, running rows complete and no more start.
 */
export const runRows = async <Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<void>,
  signal: AbortSignal,
  onStep: (outcome: Outcome<Row>) => void,
): Promise<Outcome<Row>> => {
  const left = [...rows]
  const done: Row[] = []
  const failed: { row: Row; error: unknown }[] = []
  const soFar = (): Outcome<Row> => ({ done: [...done], failed: [...failed], left: [...left] })
  const work = async (): Promise<void> => {
    for (let row = left.shift(); row !== undefined; row = signal.aborted ? undefined : left.shift()) {
      const current = row
      await act(current).then(
        () => done.push(current),
        (error: unknown) => failed.push({ row: current, error }),
      )
      onStep(soFar())
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, work))
  return soFar()
}

/** A row for which an action is not offered, or is disabled. */
export class RowRefusal extends Error {
  override readonly name = 'RowRefusal'
  readonly reason: RowButton['reason']

  constructor(reason?: RowButton['reason']) {
    super('Not offered for this row')
    this.reason = reason
  }
}

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
