import { PassThrough, type Readable } from 'node:stream'
import type { PresenceChange, PresenceEvents } from '../../../generated/api/foundation.schemas.ts'
import type { Change } from '../store/record.ts'
import type { Follower } from './followers.ts'
import type { Presence } from './presence.ts'
import { throttleTimes } from './throttle-times.ts'

/** More unread changes than this end the stream; the slow client reconnects. */
const maxChanges = 2000

/** Changes that are not sent yet: received ones, and a period for which they must still be read. */
interface PendingChanges {
  /** Adds a received change; returns whether there is room for it. */
  readonly add: (change: Change) => boolean
  /** Changes of the last `age` milliseconds may not have been received. */
  readonly missed: (age: number) => void
  /**
   * Reads missed changes and inserts them before the received ones. Rejects without changing anything if reading fails.
   */
  readonly catchUp: () => Promise<void>
  readonly all: () => readonly Change[]
  /** Removes the first `count`, which have been sent. */
  readonly dropFirst: (count: number) => void
  readonly hasMissed: () => boolean
}

/** `earlier` reads the changes by others of the last `age` milliseconds; the initial `age` counts as missed. */
const createPendingChanges = (
  earlier: (age: number) => Promise<readonly Change[]>,
  age: number,
): PendingChanges => {
  let waiting: readonly Change[] = []
  /** The start of the missed period, as a timestamp. */
  let missedSince = age > 0 ? Date.now() - age : null
  return {
    add: (change) => {
      const hasRoom = waiting.length < maxChanges
      waiting = [...waiting, change]
      return hasRoom
    },
    missed: (ago) => {
      missedSince = Math.min(missedSince ?? Number.POSITIVE_INFINITY, Date.now() - ago)
    },
    catchUp: async () => {
      if (missedSince === null) return
      const since = missedSince
      const count = waiting.length
      const found = await earlier(Date.now() - since)
      if (missedSince === since) missedSince = null
      // Changes received by then are among those read.
      waiting = [...found, ...waiting.slice(count)]
    },
    all: () => waiting,
    dropFirst: (count) => {
      waiting = waiting.slice(count)
    },
    hasMissed: () => missedSince !== null,
  }
}

/** Runs work repeatedly, never concurrently and never more often than its pause allows. */
interface Throttle {
  /** Immediately, unless it is running. */
  readonly run: () => Promise<void>
  /** As early as the pause since the last run allows. */
  readonly schedule: () => void
  /** Stops permanently. */
  readonly stop: () => void
}

/** `work` returns whether there is more to do; it does not throw. */
const createThrottle = (work: () => Promise<boolean>): Throttle => {
  let last = 0
  let isRunning = false
  let isOver = false
  let timer: NodeJS.Timeout | undefined

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    const hasMore = await work()
    last = Date.now()
    isRunning = false
    if (hasMore) schedule()
  }
  const schedule = (): void => {
    if (isRunning || isOver || timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        void run()
      },
      Math.max(throttleTimes.delay, last + throttleTimes.pause - Date.now()),
    )
    timer.unref()
  }
  const stop = (): void => {
    isOver = true
    clearTimeout(timer)
  }
  return { run, schedule, stop }
}

/** The dependencies of an event stream. */
export type EventStreamParts = Pick<Follower, 'resource' | 'recordId' | 'person'> & {
  readonly presence: Presence
  /** Changes by others in the last `age` milliseconds, oldest first. */
  readonly earlier: (age: number) => Promise<readonly Change[]>
  /** The age of the client's data, in milliseconds: later changes by others are sent first. */
  readonly age: number
  /** Whether the user may still receive events; rejects when this cannot be determined at the moment. */
  readonly mayFollow: () => Promise<boolean>
  /** Converts changes to the contract's format. */
  readonly shown: (changes: readonly Change[]) => Promise<PresenceChange[]>
}

/** Milliseconds: proxies close connections that are silent for longer. */
const beat = 15_000

/** The stream then restarts, which removes users who vanished without notice. */
const maxLife = 5 * 60_000

/** More unread bytes than this end the stream; the slow client reconnects. */
const maxWaiting = 64 * 1024

/** Writes events and keep-alive comments to a stream; ends a stream that is not read. */
const eventWriter = (stream: PassThrough) => {
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
 * The events of a follower, as text for `text/event-stream`. Authorization is checked again before each delivery, and
 * the stream ends without it; destroying the stream ends the user's presence. Throws like `presence.follow`.
 */
export const eventStream = (parts: EventStreamParts): Readable => {
  const { presence, resource, recordId, person, earlier, mayFollow, shown } = parts
  const stream = new PassThrough()
  const { event, keepOpen } = eventWriter(stream)
  const unsent = createPendingChanges(earlier, parts.age)
  let usersDue = recordId !== null
  let hasStarted = false

  /** Sends pending events; the first call sends even an empty batch, to show that the stream is open. */
  const sendWaiting = async (): Promise<void> => {
    const changes = unsent.all()
    const readable = changes.length > 0 ? await shown(changes) : []
    unsent.dropFirst(changes.length)
    const areUsersDue = usersDue
    usersDue = false
    if (recordId !== null && areUsersDue) event('people', [...presence.othersAt(resource, recordId, person)])
    if (readable.length > 0 || !hasStarted) event('changes', readable)
    else if (!areUsersDue) keepOpen()
    hasStarted = true
  }
  const throttle = createThrottle(async () => {
    try {
      if (await mayFollow()) {
        await unsent.catchUp()
        await sendWaiting()
      } else stream.end()
    } catch {
      // The database is unavailable: pending events are sent later, or read again by a client that reconnects.
    }
    return unsent.all().length > 0 || usersDue || (hasStarted && unsent.hasMissed())
  })

  const leave = presence.follow({
    resource,
    recordId,
    person,
    usersChanged: () => {
      usersDue = true
      throttle.schedule()
    },
    changed: (change) => {
      if (!unsent.add(change)) stream.destroy()
      throttle.schedule()
    },
    missed: (age) => {
      unsent.missed(age)
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
