import { randomUUID } from 'node:crypto'
import type { Change } from '../store/change.ts'
import type { MessageBus } from '../store/message-bus.ts'
import type { Person } from './present-users.ts'

/** What processes tell each other. */
export type Announcement =
  | { readonly say: 'hello' | 'alive' | 'bye' }
  | { readonly say: 'people'; readonly place: string; readonly people: readonly Person[] }
  | { readonly say: 'changes'; readonly changes: readonly Change[] }
type Message = Announcement & { readonly from: string }

export type Announcements = {
  readonly tell: (announcement: Announcement) => void
  /** Hears the other processes from the first call on, each under a name of its own; `onStart` is that of the bus. */
  readonly listen: (
    onAnnouncement: (announcement: Announcement, from: string) => void,
    onStart: (missed: number) => void,
  ) => void
  readonly close: () => void
}

/** Announcements over a bus; where there is none, nobody hears or says anything. */
export function announcementsOver(bus: MessageBus | null): Announcements {
  const me = randomUUID()
  let stop: (() => void) | undefined
  return {
    tell: (announcement) => bus?.send(JSON.stringify({ from: me, ...announcement })),
    listen: (onAnnouncement, onStart) => {
      stop ??= bus?.listen((text) => {
        try {
          const { from, ...announcement } = JSON.parse(text) as Message
          if (from !== me) onAnnouncement(announcement, from)
        } catch {
          // Of another version, which nobody has to understand.
        }
      }, onStart)
    },
    close: () => stop?.(),
  }
}
