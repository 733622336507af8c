import { randomUUID } from 'node:crypto'
import type { MessageBus } from '../store/message-bus.ts'
import type { Change } from '../store/record.ts'
import { type Follower, Followers } from './followers.ts'
import { LocalUsers, type PresentUser, RemoteUsers, recordKey } from './present-users.ts'

/** Messages between processes. */
type Announcement =
  | { readonly kind: 'hello' | 'alive' | 'bye' }
  | { readonly kind: 'users'; readonly place: string; readonly users: readonly PresentUser[] }
  | { readonly kind: 'changes'; readonly changes: readonly Change[] }
type Message = Announcement & { readonly from: string }

interface Announcements {
  readonly announce: (announcement: Announcement) => void
  /**
   * Receives the messages of other processes from the first call on, each with a process name; `onStart` is that of the
   * bus.
   */
  readonly listen: (
    onAnnouncement: (announcement: Announcement, from: string) => void,
    onStart: (missed: number) => void,
  ) => void
  readonly close: () => void
}

/** Announcements over a bus; without one, nothing is sent or received. */
const announcementsOver = (bus: MessageBus | null): Announcements => {
  const me = randomUUID()
  let stop: (() => void) | undefined
  return {
    announce: (announcement) => bus?.send(JSON.stringify({ from: me, ...announcement })),
    listen: (onAnnouncement, onStart) => {
      stop ??= bus?.listen((text) => {
        try {
          const { from, ...announcement } = JSON.parse(text) as Message
          if (from !== me) onAnnouncement(announcement, from)
        } catch {
          // From another version; may be ignored.
        }
      }, onStart)
    },
    close: () => stop?.(),
  }
}

/** Changes per message. */
const changesInMessage = 40

/** Changes within this many milliseconds are sent together. */
const batchDelay = 50

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )

/** Collects changes briefly, and sends them in batches that fit into a message. */
const changeBatches = (
  send: (changes: readonly Change[]) => void,
): ((changes: readonly Change[]) => void) => {
  let gathered: Change[] = []
  return (changes) => {
    if (gathered.length === 0)
      setTimeout(() => {
        const all = gathered
        gathered = []
        for (const batch of chunks(all, changesInMessage)) send(batch)
      }, batchDelay).unref()
    gathered.push(...changes)
  }
}

/** Tracks who has which record open, and what is written, in all processes on the database. */
export interface Presence {
  /** Called after each commit of this process. */
  readonly written: (changes: readonly Change[]) => void
  /**
   * Returns a function that stops following. Throws 429 when the user follows too much already, 503 during shutdown.
   */
  readonly follow: (follower: Follower) => () => void
  /** Users other than `than` who have the record open, each once, by name. */
  readonly othersAt: (resource: string, recordId: number, than: PresentUser) => readonly PresentUser[]
  /** Ends all followers; later ones are refused. */
  readonly close: () => void
}

/** Times in milliseconds. */
export interface PresenceTimes {
  /** How long a user who left stays listed. */
  readonly grace: number
  /** How often a process with users announces itself. */
  readonly beat: number
  /** How long another process may be silent before it is forgotten. */
  readonly silenceTimeout: number
}

const defaultTimes: PresenceTimes = { grace: 2000, beat: 2000, silenceTimeout: 7000 }

/** Users per message, with names of any length. */
const usersInMessage = 10
const nameInMessage = 80

const brief = ({ id, name }: PresentUser): PresentUser => ({ id, name: name.slice(0, nameInMessage) })

/** `bus` connects to the other processes; null if there are none. */
export const createPresence = (bus: MessageBus | null, times = defaultTimes): Presence => {
  const followers = new Followers()
  const { announce, listen, close } = announcementsOver(bus)

  const announceChanges = changeBatches((changes) => announce({ kind: 'changes', changes }))
  const moved = (place: string): void => followers.notifyUsers(place)
  const announceUsers = (place: string): void =>
    announce({ kind: 'users', place, users: local.at(place).slice(0, usersInMessage).map(brief) })
  const announceAllUsers = (): void => local.places().forEach(announceUsers)
  const local = new LocalUsers(times.grace, (place) => {
    moved(place)
    announceUsers(place)
  })
  const remote = new RemoteUsers(times.silenceTimeout, moved)

  const receive = (announcement: Announcement, from: string): void => {
    if (announcement.kind === 'changes') followers.notify(announcement.changes)
    else if (announcement.kind === 'users') remote.put(from, announcement.place, announcement.users)
    else if (announcement.kind === 'bye') remote.forget(from)
    else if (announcement.kind === 'hello') announceAllUsers()
    else if (!remote.markAlive(from)) announce({ kind: 'hello' })
  }
  const resynchronize = (missed: number): void => {
    announce({ kind: 'hello' })
    announceAllUsers()
    if (missed > 0) followers.notifyMissed(missed)
  }
  const timer = setInterval(() => {
    if (local.places().length > 0) announce({ kind: 'alive' })
    remote.forgetSilent()
  }, times.beat)
  timer.unref()

  return {
    written: (changes) => {
      if (changes.length === 0) return
      followers.notify(changes)
      if (bus && !followers.isClosed) announceChanges(changes)
    },
    follow: (follower) => {
      followers.add(follower)
      // Only once a client follows something here: when a process starts to listen, all others send their users.
      listen(receive, resynchronize)
      const { resource, recordId, person } = follower
      const leave = recordId === null ? null : local.enter(recordKey(resource, recordId), person)
      return () => {
        if (followers.remove(follower)) leave?.()
      }
    },
    othersAt: (resource, recordId, than) => {
      const place = recordKey(resource, recordId)
      const all = new Map([...remote.at(place), ...local.at(place)].map((person) => [person.id, person]))
      all.delete(than.id)
      return [...all.values()].sort((one, other) => one.name.localeCompare(other.name))
    },
    close: () => {
      if (!followers.close()) return
      clearInterval(timer)
      announce({ kind: 'bye' })
      close()
    },
  }
}
