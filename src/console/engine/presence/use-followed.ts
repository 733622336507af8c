import { useEffect, useState } from 'react'
import type { PresenceChange, PresentPerson } from '../../../../generated/api/foundation.schemas.ts'
import { hasOperation } from '../../../client/call.ts'
import { useLatest } from '../../ui/hooks/use-latest.ts'
import { follow } from './follow.ts'
import { whenNetworkIdle } from './network-idle.ts'
import { whileShown } from './while-shown.ts'

interface Followed {
  people: readonly PresentPerson[]
  /** What others wrote since what is shown was read, the oldest first. */
  changes: readonly PresenceChange[]
  /** Forgets the first so many of them. */
  forget: (count: number) => void
}

const nobody: readonly PresentPerson[] = []
const maxChanges = 5000

/** Who else has a record open, and what others write of it; of all records of a kind where no record is named. */
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
    // What was told before is not told again on the next connection.
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
