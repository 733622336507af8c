/** Creates a value when it is first used. */
export const once = <T>(create: () => T): (() => T) => {
  let created: { value: T } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}

/**
 * Caches a loaded module. A repeated `import()` is asynchronous even for a loaded module, so a page would briefly show
 * a loading state, and a request would wait. Failures are retried.
 */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
