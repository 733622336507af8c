import { randomUUID } from 'node:crypto'
import type { Change } from '../store/change.ts'
import type { MessageBus } from '../store/message-bus.ts'
import type { Person } from './present-users.ts'

/** Messages between processes. */
export type Announcement =
  | { readonly say: 'hello' | 'alive' | 'bye' }
  | { readonly say: 'people'; readonly place: string; readonly people: readonly Person[] }
  | { readonly say: 'changes'; readonly changes: readonly Change[] }
type Message = Announcement & { readonly from: string }

export type Announcements = {
  readonly tell: (announcement: Announcement) => void
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
          // From another version; may be ignored.
        }
      }, onStart)
    },
    close: () => stop?.(),
  }
}
