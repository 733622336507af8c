const prefix = 'form '

/** What is open in this tab, until it is not: where the console is not served by https, there are no locks. */
const openHere = new Map<string, Promise<void>>()

/** Tells all tabs that the form `id` is open, until the answered function is called or the tab is gone. */
export const holdOpen = (id: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  openHere.set(id, promise)
  navigator.locks?.request(prefix + id, () => promise).catch(() => undefined)
  return () => {
    openHere.delete(id)
    resolve()
  }
}

/** The ids of the forms that are open, in whichever tab. */
export const openForms = async (): Promise<ReadonlySet<string>> => {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const named = held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : []))
  return new Set([...openHere.keys(), ...named])
}

/** Resolves once the form `id` is open nowhere any more: a page that was left may hold it a moment longer. */
export const closedForm = async (id: string, signal: AbortSignal): Promise<void> => {
  await openHere.get(id)
  await navigator.locks?.request(prefix + id, { mode: 'shared', signal }, () => undefined)
}

/** Runs `take` on a draft while no other tab does: one that was taken twice would be saved twice. */
export const takeAlone = async (id: string, take: () => Promise<void>): Promise<void> => {
  if (navigator.locks) await navigator.locks.request(`draft ${id}`, take)
  else await take()
}
