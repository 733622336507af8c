const prefix = 'form '

/** The forms open in this tab. Needed without https, where the Web Locks API is not available. */
const openHere = new Map<string, Promise<void>>()

/** Marks the form `id` as open for all tabs until the returned function is called or the tab closes. */
export const holdOpen = (id: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  openHere.set(id, promise)
  navigator.locks?.request(prefix + id, () => promise).catch(() => undefined)
  return () => {
    openHere.delete(id)
    resolve()
  }
}

/** The ids of the forms that are open in any tab. */
export const openForms = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const named = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  return new Set([...openHere.keys(), ...named])
}

/** Resolves once the form `id` is closed in all tabs: a page that was left may hold it a moment longer. */
export const closedForm = async (id: string, signal: AbortSignal): Promise<void> => {
  await openHere.get(id)
  await navigator.locks?.request(prefix + id, { mode: 'shared', signal }, () => undefined)
}

/** Runs `take` on a draft while no other tab does: a draft taken twice would be saved twice. */
export const takeAlone = async (id: string, take: () => Promise<void>): Promise<void> => {
  if (navigator.locks) await navigator.locks.request(`draft ${id}`, take)
  else await take()
}
