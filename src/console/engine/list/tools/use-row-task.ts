import { useEffect, useState } from 'react'
import { currentUserSignal } from '../../../session/user-signal.ts'
import { useAbort } from '../../../ui/hooks/use-abort.ts'
import type { ListRows } from '../state/list-rows.ts'
import { type RowSource, rowPages } from './row-pages.ts'

/** What is done with the rows of a list: `add` for each page, `end` after the last one. */
export interface RowTask {
  add: (found: ListRows, signal: AbortSignal) => Promise<void> | void
  end: (count: number) => Promise<void> | void
}

/**
 * Passes all rows that match search and filters to the task that `begin` creates, starting on mount. `failureText`
 * returns the message of an error. Unmounting stops it.
 */
export const useRowTask = (
  page: RowSource & { total: number },
  begin: () => Promise<RowTask> | RowTask,
  failureText: (error: unknown) => string,
) => {
  const [done, setDone] = useState(0)
  const [total, setTotal] = useState(page.total)
  const [failure, setFailure] = useState<string | null>(null)
  const abort = useAbort()

  const run = async (signal: AbortSignal): Promise<void> => {
    const task = await begin()
    let count = 0
    for await (const found of rowPages(page, signal)) {
      await task.add(found, signal)
      count += found.rows.length
      setDone(count)
      setTotal(found.total)
    }
    signal.throwIfAborted()
    await task.end(count)
  }

  const start = (): void => {
    const signal = AbortSignal.any([abort.begin(), currentUserSignal()])
    setFailure(null)
    setDone(0)
    run(signal).catch((error: unknown) => {
      if (!signal.aborted) setFailure(failureText(error))
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, with the list at that time
  useEffect(start, [])
  return { done, total, failure, start }
}
