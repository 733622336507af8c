/** Work that continues after the response. */
export interface BackgroundWork {
  readonly add: (work: Promise<unknown>, failed: (error: unknown) => void) => void
  /** Resolves when no work is left, including work added by other work. */
  readonly settled: () => Promise<void>
}

/** Creates the background work of a server, which waits for it on close. */
export const createBackgroundWork = (): BackgroundWork => {
  const running = new Set<Promise<unknown>>()
  return {
    add: (work, failed) => {
      const settled = work.catch(failed).finally(() => running.delete(settled))
      running.add(settled)
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
