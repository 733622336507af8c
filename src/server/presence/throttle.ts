import { throttleTimes } from './throttle-times.ts'

/** Runs work repeatedly, never concurrently and never more often than its pause allows. */
export type Throttle = {
  /** Immediately, unless it is running. */
  readonly run: () => Promise<void>
  /** As early as the pause since the last run allows. */
  readonly schedule: () => void
  /** Stops permanently. */
  readonly stop: () => void
}

/** `work` returns whether there is more to do; it does not throw. */
export function createThrottle(work: () => Promise<boolean>): Throttle {
  let last = 0
  let isRunning = false
  let isOver = false
  let timer: NodeJS.Timeout | undefined

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    const hasMore = await work()
    last = Date.now()
    isRunning = false
    if (hasMore) schedule()
  }
  const schedule = (): void => {
    if (isRunning || isOver || timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        void run()
      },
      Math.max(throttleTimes.delay, last + throttleTimes.pause - Date.now()),
    )
    timer.unref()
  }
  const stop = (): void => {
    isOver = true
    clearTimeout(timer)
  }
  return { run, schedule, stop }
}
