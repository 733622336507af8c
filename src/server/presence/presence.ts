import { randomUUID } from 'node:crypto'
import { HttpError, tooManyRequests } from '../errors.ts'
import type { Change } from '../store/change.ts'
import type { MessageBus } from '../store/message-bus.ts'
import { changeBatches } from './change-batches.ts'
import { PeopleElsewhere, PeopleHere, type Person, placeOf } from './people.ts'

/** Somebody who follows a record, or all records of a kind. */
export type Follower = {
  readonly resource: string
  /** Null: all of them. */
  readonly recordId: number | null
  readonly person: Person
  /** Others have come or gone. */
  readonly peopleMoved: () => void
  /** Somebody else wrote. */
  readonly changed: (change: Change) => void
  /** What others wrote through other processes in the last so many milliseconds may not have been told. */
  readonly missed: (age: number) => void
  /** The server ends. */
  readonly end: () => void
}

/** Who has which record open, and what is written, in all processes on the database. */
export type Presence = {
  /** To be called after each commit of this process. */
  readonly written: (changes: readonly Change[]) => void
  /** Answers how one stops. Throws 429 when the person follows very much already, 503 when the server ends. */
  readonly follow: (follower: Follower) => () => void
  /** Those who have the record open beside one person, each once, by name. */
  readonly othersAt: (resource: string, recordId: number, than: Person) => readonly Person[]
  /** Ends what everybody follows; nobody can follow anything after that. */
  readonly close: () => void
}

/** Times in milliseconds. */
export type PresenceTimes = {
  /** For how long somebody who left is still there. */
  readonly grace: number
  /** How often a process with people says that it is there. */
  readonly beat: number
  /** After how long another process that said nothing is forgotten. */
  readonly patience: number
}

const usualTimes: PresenceTimes = { grace: 2000, beat: 2000, patience: 7000 }

/** What one person, and all together, may follow through one process. */
const mostOfOne = 30
const mostOfAll = 5000

/** What processes tell each other. */
type Said =
  | { readonly say: 'hello' | 'alive' | 'bye' }
  | { readonly say: 'people'; readonly place: string; readonly people: readonly Person[] }
  | { readonly say: 'changes'; readonly changes: readonly Change[] }
type Message = Said & { readonly from: string }

/** So many fit into one message, whatever they are called. */
const peopleInMessage = 10
const nameInMessage = 80

/** Whether somebody else wrote what the follower follows. */
const concerns = ({ resource, id, by }: Change, follower: Follower): boolean =>
  resource === follower.resource &&
  (follower.recordId === null || follower.recordId === id) &&
  by !== follower.person.id

const brief = ({ id, name }: Person): Person => ({ id, name: name.slice(0, nameInMessage) })

/** `bus` leads to the other processes; null where there are none. */
export function createPresence(bus: MessageBus | null, times = usualTimes): Presence {
  const me = randomUUID()
  const followers = new Set<Follower>()
  let closed = false

  const tell = (message: Said): void => bus?.send(JSON.stringify({ from: me, ...message }))
  const tellChanges = changeBatches((changes) => tell({ say: 'changes', changes }))
  const moved = (place: string): void => {
    for (const { resource, recordId, peopleMoved } of followers)
      if (recordId !== null && placeOf(resource, recordId) === place) peopleMoved()
  }
  const tellPlace = (place: string): void =>
    tell({ say: 'people', place, people: here.at(place).slice(0, peopleInMessage).map(brief) })
  const here = new PeopleHere(times.grace, (place) => {
    moved(place)
    tellPlace(place)
  })
  const elsewhere = new PeopleElsewhere(times.patience, moved)

  const deliver = (changes: readonly Change[]): void => {
    for (const follower of followers)
      for (const change of changes) if (concerns(change, follower)) follower.changed(change)
  }

  const hear = (message: Message): void => {
    if (message.from === me) return
    if (message.say === 'changes') deliver(message.changes)
    else if (message.say === 'people') elsewhere.put(message.from, message.place, message.people)
    else if (message.say === 'bye') elsewhere.forget(message.from)
    else if (message.say === 'hello') for (const place of here.places()) tellPlace(place)
    else if (!elsewhere.heard(message.from)) tell({ say: 'hello' })
  }

  let stopListening: (() => void) | undefined
  /** Only once somebody follows something here: whoever begins to hear is told by all where people are. */
  const listen = (): void => {
    stopListening ??= bus?.listen(
      (text) => {
        try {
          hear(JSON.parse(text) as Message)
        } catch {
          // Of another version, which nobody has to understand.
        }
      },
      (missed) => {
        tell({ say: 'hello' })
        for (const place of here.places()) tellPlace(place)
        if (missed > 0) for (const follower of followers) follower.missed(missed)
      },
    )
  }
  const timer = setInterval(() => {
    if (here.places().length > 0) tell({ say: 'alive' })
    elsewhere.forgetSilent()
  }, times.beat)
  timer.unref()

  return {
    written: (changes) => {
      if (changes.length === 0) return
      deliver(changes)
      if (!bus || closed) return
      tellChanges(changes)
    },
    follow: (follower) => {
      if (closed) throw new HttpError(503, 'server.ending', { headers: { 'retry-after': '5' } })
      const followed = [...followers].filter(({ person }) => person.id === follower.person.id).length
      if (followed >= mostOfOne || followers.size >= mostOfAll) throw tooManyRequests('limit.requests', 60)
      listen()
      followers.add(follower)
      const { resource, recordId, person } = follower
      const leave = recordId === null ? null : here.enter(placeOf(resource, recordId), person)
      return () => {
        if (followers.delete(follower)) leave?.()
      }
    },
    othersAt: (resource, recordId, than) => {
      const place = placeOf(resource, recordId)
      const all = new Map([...elsewhere.at(place), ...here.at(place)].map((person) => [person.id, person]))
      all.delete(than.id)
      return [...all.values()].sort((one, other) => one.name.localeCompare(other.name))
    },
    close: () => {
      if (closed) return
      closed = true
      clearInterval(timer)
      for (const follower of followers) follower.end()
      tell({ say: 'bye' })
      stopListening?.()
    },
  }
}
