/** Work that goes on after the response. */
export type BackgroundWork = {
  readonly add: (work: Promise<unknown>, failed: (error: unknown) => void) => void
  /** Resolves when no work is left, including work that other work has added meanwhile. */
  readonly settled: () => Promise<void>
}

/** Background work of one server, which waits for it when it closes. */
export function createBackgroundWork(): BackgroundWork {
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
