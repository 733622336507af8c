import { useEffect, useState } from 'react'
import type { PresenceChange, PresentPerson } from '../../../../generated/api/foundation.schemas.ts'
import { hasOperation } from '../../../client/call.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { follow } from './follow.ts'
import { whenNetworkIdle } from './network-idle.ts'
import { whileShown } from './while-shown.ts'

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
    if (!hasOperation('followRecords')) return
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
