/**
 * Keeps what has been loaded. A repeated `import()` of what is there takes turns of the event loop all the same, in which
 * a page that is opened would be drawn as loading, and a request would wait. What has failed is tried again.
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
