const prefix = 'form '

/** Tells other tabs that the form `id` is open, until the answered function is called or the tab is gone. */
export const holdOpen = (id: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Absent where the console is not served by https.
  navigator.locks?.request(prefix + id, () => promise).catch(() => undefined)
  return resolve
}

/** The ids of the forms that are open, in whichever tab. */
export const openForms = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}

/** Resolves once the form `id` is open nowhere any more: a page that was left may hold it a moment longer. */
export const closedForm = (id: string, signal: AbortSignal): Promise<void> =>
  navigator.locks.request(prefix + id, { mode: 'shared', signal }, () => undefined)
