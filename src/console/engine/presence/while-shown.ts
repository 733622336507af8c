/**
 * The maximum number of streams. A browser opens six connections to an HTTP/1.1 server across all of its tabs; hidden
 * tabs get fewer streams.
 */
const maxStreams = 4
const maxHidden = 2
const tryEvery = 5000

/** Takes one of `count` slots shared by all tabs; null if none is free. Returns a function that releases it. */
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
 * Runs `run` while the tab is visible, and with `evenHidden` also while it is hidden, if a stream slot is free. Returns
 * a function that stops it.
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
    // The Web Locks API is not available without https.
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
