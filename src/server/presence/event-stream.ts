import { PassThrough, type Readable } from 'node:stream'
import type { PresenceChange, PresenceEvents } from '../../../generated/api/foundation.schemas.ts'
import type { Change } from '../store/change.ts'
import type { Follower } from './followers.ts'
import { createPendingChanges } from './pending-changes.ts'
import type { Presence } from './presence.ts'
import { createThrottle } from './throttle.ts'

/** What a stream of events is made from. */
export type EventStreamParts = Pick<Follower, 'resource' | 'recordId' | 'person'> & {
  readonly presence: Presence
  /** What others wrote in the last so many milliseconds, the oldest first. */
  readonly earlier: (age: number) => Promise<readonly Change[]>
  /** How old, in milliseconds, what is shown is: what others wrote since is told first. */
  readonly age: number
  /** Whether the person may still be told; rejects where that cannot be found out just now. */
  readonly mayFollow: () => Promise<boolean>
  /** Changes as the contract tells them. */
  readonly shown: (changes: readonly Change[]) => Promise<PresenceChange[]>
}

/** Milliseconds: nothing may be silent for longer than proxies wait. */
const beat = 15_000

/** Then it begins anew, and whoever vanished without a word is no longer there. */
const maxLife = 5 * 60_000

/** So many bytes that are not taken off end the stream: whoever reads that slowly asks again. */
const maxWaiting = 64 * 1024

/** Writes events to a stream, and comments that only keep it open; one that is not read ends. */
function eventWriter(stream: PassThrough) {
  const write = (text: string): void => {
    if (stream.writableEnded || stream.destroyed) return
    if (stream.writableLength + stream.readableLength > maxWaiting) stream.destroy()
    else stream.write(text)
  }
  return {
    event: <Name extends keyof PresenceEvents>(name: Name, data: Required<PresenceEvents>[Name]): void =>
      write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    keepOpen: (): void => write(':\n\n'),
  }
}

/**
 * The events of one who follows, as text for `text/event-stream`. The rights are asked for anew before anything is told;
 * it ends with them, and when it is destroyed the person is gone. Throws what `presence.follow` throws.
 */
export function eventStream(parts: EventStreamParts): Readable {
  const { presence, resource, recordId, person, earlier, mayFollow, shown } = parts
  const stream = new PassThrough()
  const { event, keepOpen } = eventWriter(stream)
  const untold = createPendingChanges(earlier, parts.age)
  let peopleDue = recordId !== null
  let begun = false

  /** Tells what waits; the first time, though that may be nothing, that the stream stands. */
  const tellWaiting = async (): Promise<void> => {
    const changes = untold.all()
    const readable = changes.length > 0 ? await shown(changes) : []
    untold.dropFirst(changes.length)
    const isPeopleDue = peopleDue
    peopleDue = false
    if (recordId !== null && isPeopleDue) event('people', [...presence.othersAt(resource, recordId, person)])
    if (readable.length > 0 || !begun) event('changes', readable)
    else if (!isPeopleDue) keepOpen()
    begun = true
  }
  const throttle = createThrottle(async () => {
    try {
      if (await mayFollow()) {
        await untold.catchUp()
        await tellWaiting()
      } else stream.end()
    } catch {
      // The database is away: what waits is told later, or read anew by who asks again.
    }
    return untold.all().length > 0 || peopleDue || (begun && untold.hasMissed())
  })

  const leave = presence.follow({
    resource,
    recordId,
    person,
    peopleMoved: () => {
      peopleDue = true
      throttle.schedule()
    },
    changed: (change) => {
      if (!untold.add(change)) stream.destroy()
      throttle.schedule()
    },
    missed: (age) => {
      untold.missed(age)
      throttle.schedule()
    },
    end: () => stream.end(),
  })
  const beats = setInterval(() => void throttle.run(), beat)
  beats.unref()
  const end = setTimeout(() => stream.end(), maxLife)
  end.unref()
  stream.on('error', () => undefined)
  const over = (): void => {
    throttle.stop()
    clearTimeout(end)
    clearInterval(beats)
    leave()
  }
  stream.once('close', over).once('finish', over)
  void throttle.run()
  return stream
}
