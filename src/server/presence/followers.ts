import { HttpError, tooManyRequests } from '../errors.ts'
import { type Change, kindsSentToAuthor } from '../store/record.ts'
import { type PresentUser, recordKey } from './present-users.ts'

/** A follower of a record, or of all records of a resource. */
export interface Follower {
  readonly resource: string
  /** Null: all records. */
  readonly recordId: number | null
  readonly person: PresentUser
  /** Other users have come or gone. */
  readonly usersChanged: () => void
  /** Another user wrote; for a single record, it may also be the same user. */
  readonly changed: (change: Change) => void
  /** Changes through other processes in the last `age` milliseconds may have been missed. */
  readonly missed: (age: number) => void
  /** The server is shutting down. */
  readonly end: () => void
}

/** Maximum number of followers per user, and in total, in one process. */
const maxOfOne = 30
const maxOfAll = 5000

/** Whether a change concerns a follower: another user's change, or the deletion or restoration of its record. */
const concerns = (
  { resource, id, by, kind }: Change,
  { person, recordId, ...follower }: Follower,
): boolean => {
  if (resource !== follower.resource) return false
  const isByOther = by !== person.id
  return recordId === null ? isByOther : recordId === id && (isByOther || kindsSentToAuthor.includes(kind))
}

/** The followers in this process. */
export class Followers {
  readonly #all = new Set<Follower>()
  #isClosed = false

  /** Throws 429 when the user follows too much already, 503 after the end. */
  add(follower: Follower): void {
    if (this.#isClosed) throw new HttpError(503, 'server.ending', { headers: { 'retry-after': '5' } })
    const followed = [...this.#all].filter(({ person }) => person.id === follower.person.id).length
    if (followed >= maxOfOne || this.#all.size >= maxOfAll) throw tooManyRequests('limit.requests', 60)
    this.#all.add(follower)
  }

  /** False when the follower had already left. */
  remove(follower: Follower): boolean {
    return this.#all.delete(follower)
  }

  /** Notifies the followers of changes. */
  notify(changes: readonly Change[]): void {
    for (const follower of this.#all)
      for (const change of changes) if (concerns(change, follower)) follower.changed(change)
  }

  /** Notifies the followers at a place that others have come or gone. */
  notifyUsers(place: string): void {
    for (const { resource, recordId, usersChanged } of this.#all)
      if (recordId !== null && recordKey(resource, recordId) === place) usersChanged()
  }

  /** Notifies all followers that changes may have been missed. */
  notifyMissed(age: number): void {
    for (const follower of this.#all) follower.missed(age)
  }

  /** Ends all followers; later ones are refused. False when already closed. */
  close(): boolean {
    if (this.#isClosed) return false
    this.#isClosed = true
    for (const follower of this.#all) follower.end()
    return true
  }

  get isClosed(): boolean {
    return this.#isClosed
  }
}
