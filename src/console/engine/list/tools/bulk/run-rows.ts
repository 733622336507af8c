import type { ListRow } from '../../state/list-rows.ts'

/** How far the work on several rows has come. */
export interface Outcome<Row = ListRow> {
  done: readonly Row[]
  failed: readonly { row: Row; error: unknown }[]
  /** Not tried: it was stopped before. */
  left: readonly Row[]
}

/** How many rows are through, done or not. */
export const triedOf = ({ done, failed }: Outcome): number => done.length + failed.length

/** How many rows are worked on at once. */
const atOnce = 4

/**
 * Does something with each row, a few at a time. What fails for one is noted, and the others are done. `onStep` hears
 * after each row how far it has come; once `signal` aborts, what is begun is finished and nothing more begun.
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
