import { HttpError, tooManyRequests } from '../errors.ts'
import { type Change, toldToAuthor } from '../store/change.ts'
import { type Person, placeOf } from './present-users.ts'

/** Somebody who follows a record, or all records of a kind. */
export type Follower = {
  readonly resource: string
  /** Null: all of them. */
  readonly recordId: number | null
  readonly person: Person
  /** Others have come or gone. */
  readonly peopleMoved: () => void
  /** Somebody else wrote; of one record, it may have been the person, too. */
  readonly changed: (change: Change) => void
  /** What others wrote through other processes in the last so many milliseconds may not have been told. */
  readonly missed: (age: number) => void
  /** The server ends. */
  readonly end: () => void
}

/** What one person, and all together, may follow through one process. */
const maxOfOne = 30
const maxOfAll = 5000

/** Whether somebody else wrote what the follower follows, or the one record of it is there no more, or again. */
const concerns = (
  { resource, id, by, kind }: Change,
  { person, recordId, ...follower }: Follower,
): boolean => {
  if (resource !== follower.resource) return false
  const isByOther = by !== person.id
  return recordId === null ? isByOther : recordId === id && (isByOther || toldToAuthor.includes(kind))
}

/** All who follow something through this process. */
export class Followers {
  readonly #all = new Set<Follower>()
  #isClosed = false

  /** Throws 429 when the person follows very much already, 503 after the end. */
  add(follower: Follower): void {
    if (this.#isClosed) throw new HttpError(503, 'server.ending', { headers: { 'retry-after': '5' } })
    const followed = [...this.#all].filter(({ person }) => person.id === follower.person.id).length
    if (followed >= maxOfOne || this.#all.size >= maxOfAll) throw tooManyRequests('limit.requests', 60)
    this.#all.add(follower)
  }

  /** False when the follower had left already. */
  remove(follower: Follower): boolean {
    return this.#all.delete(follower)
  }

  /** Tells of what was written whoever follows it. */
  tell(changes: readonly Change[]): void {
    for (const follower of this.#all)
      for (const change of changes) if (concerns(change, follower)) follower.changed(change)
  }

  /** Tells those at a place that others have come or gone. */
  tellMoved(place: string): void {
    for (const { resource, recordId, peopleMoved } of this.#all)
      if (recordId !== null && placeOf(resource, recordId) === place) peopleMoved()
  }

  /** Tells all that something may have been missed. */
  tellMissed(age: number): void {
    for (const follower of this.#all) follower.missed(age)
  }

  /** Ends what everybody follows; nobody can follow anything after that. False when that was done already. */
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
