/**
 * A browser opens six connections to a server that speaks HTTP/1.1, for all of its tabs together; streams may take so many
 * of them, and tabs that nobody sees fewer still.
 */
const maxStreams = 4
const maxHidden = 2
const tryEvery = 5000

/** Takes one of the first `count` places, which all tabs share; null when none is free. Returns how it is given back. */
const takePlace = async (count: number): Promise<{ place: number; leave: () => void } | null> => {
  for (let place = 0; place < count; place += 1) {
    const leave = await new Promise<(() => void) | null>((resolve) => {
      void navigator.locks.request(`stream ${place + 1}`, { ifAvailable: true }, (lock) =>
        lock === null ? resolve(null) : new Promise<void>((leave) => resolve(leave)),
      )
    })
    if (leave) return { place, leave }
  }
  return null
}

/**
 * Runs `run` while the tab is in sight, and where it says so (`evenHidden`) also while it is not, as far as there are places
 * for streams. Returns the function that ends it.
 */
export const whileShown = (evenHidden: boolean, run: (signal: AbortSignal) => void): (() => void) => {
  let slot: { place: number; leave: () => void; ending: AbortController } | null = null
  let ended = false
  let looking = false

  const allowed = (): number => {
    if (document.visibilityState === 'visible') return maxStreams
    return evenHidden && 'locks' in navigator ? maxHidden : 0
  }
  const give = (): void => {
    slot?.ending.abort()
    slot?.leave()
    slot = null
  }
  const look = async (): Promise<void> => {
    if (slot && slot.place >= allowed()) give()
    if (slot || looking || ended || allowed() === 0) return
    looking = true
    // Pages that did not come by https know no locks.
    const lease = 'locks' in navigator ? await takePlace(allowed()) : { place: 0, leave: () => undefined }
    looking = false
    if (lease === null) return
    const ending = new AbortController()
    slot = { ...lease, ending }
    if (ended || lease.place >= allowed()) give()
    else run(ending.signal)
  }
  const onChange = (): void => void look()
  document.addEventListener('visibilitychange', onChange)
  const timer = setInterval(onChange, tryEvery)
  onChange()
  return () => {
    ended = true
    document.removeEventListener('visibilitychange', onChange)
    clearInterval(timer)
    give()
  }
}
