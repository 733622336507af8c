/** A user who has a record open. */
export type Person = { readonly id: number; readonly name: string }

/** The key of a record as a place: `Dua/12`. */
export const placeOf = (resource: string, recordId: number): string => `${resource}/${recordId}`

type LocalPerson = Person & { tabs: number; leaving?: NodeJS.Timeout }

/** The users at places through this process, each once, regardless of their number of tabs. */
export class LocalPeople {
  readonly #places = new Map<string, Map<number, LocalPerson>>()
  readonly #grace: number
  readonly #moved: (place: string) => void

  /**
   * A user stays listed for `grace` milliseconds after leaving, since most return: in another tab, or on a new
   * connection.
   */
  constructor(grace: number, moved: (place: string) => void) {
    this.#grace = grace
    this.#moved = moved
  }

  places(): readonly string[] {
    return [...this.#places.keys()]
  }

  at(place: string): readonly Person[] {
    return [...(this.#places.get(place)?.values() ?? [])].map(({ id, name }) => ({ id, name }))
  }

  /** Returns a function that ends the presence of this tab. */
  enter(place: string, { id, name }: Person): () => void {
    const people = this.#places.get(place) ?? new Map<number, LocalPerson>()
    this.#places.set(place, people)
    const person = people.get(id)
    clearTimeout(person?.leaving)
    const local: LocalPerson = person ?? { id, name, tabs: 0 }
    local.tabs += 1
    people.set(id, local)
    if (!person) this.#moved(place)
    return () => {
      local.tabs -= 1
      if (local.tabs > 0) return
      local.leaving = setTimeout(() => this.#left(place, local), this.#grace)
      local.leaving.unref()
    }
  }

  #left(place: string, { id }: LocalPerson): void {
    const people = this.#places.get(place)
    people?.delete(id)
    if (people?.size === 0) this.#places.delete(place)
    this.#moved(place)
  }
}

type RemoteProcess = { lastHeard: number; readonly places: Map<string, readonly Person[]> }

/**
 * The users at places through other processes, as announced by them; a process that is silent too long is forgotten.
 */
export class RemotePeople {
  readonly #processes = new Map<string, RemoteProcess>()
  readonly #silenceTimeout: number
  readonly #moved: (place: string) => void

  constructor(silenceTimeout: number, moved: (place: string) => void) {
    this.#silenceTimeout = silenceTimeout
    this.#moved = moved
  }

  at(place: string): readonly Person[] {
    return [...this.#processes.values()].flatMap(({ places }) => places.get(place) ?? [])
  }

  /** Returns whether the process is known. */
  markAlive(process: string): boolean {
    const remote = this.#processes.get(process)
    if (remote) remote.lastHeard = Date.now()
    return remote !== undefined
  }

  put(process: string, place: string, people: readonly Person[]): void {
    const { places } = this.#processes.get(process) ?? { places: new Map() }
    this.#processes.set(process, { lastHeard: Date.now(), places })
    if (people.length > 0) places.set(place, people)
    else places.delete(place)
    this.#moved(place)
  }

  forget(process: string): void {
    const remote = this.#processes.get(process)
    this.#processes.delete(process)
    for (const place of remote?.places.keys() ?? []) this.#moved(place)
  }

  forgetSilent(): void {
    for (const [process, { lastHeard }] of this.#processes)
      if (Date.now() - lastHeard > this.#silenceTimeout) this.forget(process)
  }
}
