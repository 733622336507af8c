import { useEffect, useState } from 'react'
import type { PresenceChange, PresentPerson } from '../../../../generated/api/foundation.schemas.ts'
import { isAvailable } from '../../../client/availability.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { follow } from './follow.ts'

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
const whileShown = (evenHidden: boolean, run: (signal: AbortSignal) => void): (() => void) => {
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
  const checkVersion = async (): Promise<void> => {
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
  const onChange = (): void => void checkVersion()
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

let lastLoaded = 0

if (typeof PerformanceObserver === 'function')
  new PerformanceObserver(() => {
    lastLoaded = performance.now()
  }).observe({ type: 'resource' })

/** Times in milliseconds: without requests, and the maximum wait. */
const idleTime = 1000
const timeout = 15_000
const pollEvery = 250

/** Resolves after a second without requests: pages that are left quickly open no stream. */
const whenNetworkIdle = async (signal: AbortSignal): Promise<void> => {
  const startedAt = performance.now()
  lastLoaded = startedAt
  while (!signal.aborted) {
    const now = performance.now()
    if (now - lastLoaded > idleTime || now - startedAt > timeout) return
    await new Promise((resolve) => setTimeout(resolve, pollEvery))
  }
}

interface Followed {
  people: readonly PresentPerson[]
  /** Changes by other users since the data was loaded, oldest first. */
  changes: readonly PresenceChange[]
  /** Removes the first `count` changes. */
  forget: (count: number) => void
}

const nobody: readonly PresentPerson[] = []
const maxChanges = 5000

/** The other users with a record open, and their changes; without a record, the changes of all records of a kind. */
export const useFollowed = (
  resource: string,
  recordId: number | undefined,
  readAt: () => number,
): Followed => {
  const [people, setPeople] = useState(nobody)
  const [changes, setChanges] = useState<readonly PresenceChange[]>([])
  const latest = useLatest(readAt)
  useEffect(() => {
    if (!isAvailable('followRecords')) return
    // Changes reported before are not reported again after a reconnect.
    let lastToldAt = 0
    return whileShown(recordId !== undefined, (signal) => {
      const following = {
        resource,
        ...(recordId !== undefined && { recordId }),
        age: () => Date.now() - Math.max(lastToldAt, latest.current()),
        onEvents: (events: { people?: PresentPerson[]; changes?: PresenceChange[] }) => {
          lastToldAt = Date.now()
          if (events.people) setPeople(events.people)
          const { changes: more = [] } = events
          if (more.length > 0) setChanges((before) => [...before, ...more].slice(-maxChanges))
        },
        onLost: () => setPeople(nobody),
      }
      void whenNetworkIdle(signal).then(() => follow(following, signal))
    })
  }, [resource, recordId, latest])
  return { people, changes, forget: (count) => setChanges((before) => before.slice(count)) }
}
