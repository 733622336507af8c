export type Data = Readonly<Record<string, unknown>>

/** What a form holds at the moment, for who shows it elsewhere and must not redraw the form. */
export interface DataSource {
  get: () => Data
  set: (data: Data) => void
  /** Calls `listener` after each change; answers how to stop. */
  subscribe: (listener: () => void) => () => void
}

export const createDataSource = (): DataSource => {
  let data: Data = {}
  const listeners = new Set<() => void>()
  return {
    get: () => data,
    set: (next) => {
      data = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
