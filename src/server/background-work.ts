/** Work that goes on after the answer. */
export type BackgroundWork = {
  readonly add: (work: Promise<void>, failed: (error: unknown) => void) => void
  /** Ends when all of it has ended. */
  readonly settled: () => Promise<void>
}

/** Work that nobody waits for until the server ends. */
export function createBackgroundWork(): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    add: (work, failed) => {
      const settled = work.catch(failed).finally(() => running.delete(settled))
      running.add(settled)
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}
