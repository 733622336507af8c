/** A user who has a record open. */
export interface PresentUser {
  readonly id: number
  readonly name: string
}

/** The key of a record as a place: `Dua/12`. */
export const recordKey = (resource: string, recordId: number): string => `${resource}/${recordId}`

type LocalUser = PresentUser & { tabs: number; leaving?: NodeJS.Timeout }

/** The users at places through this process, each once, regardless of their number of tabs. */
export class LocalUsers {
  readonly #places = new Map<string, Map<number, LocalUser>>()
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

  at(place: string): readonly PresentUser[] {
    return [...(this.#places.get(place)?.values() ?? [])].map(({ id, name }) => ({ id, name }))
  }

  /** Returns a function that ends the presence of this tab. */
  enter(place: string, { id, name }: PresentUser): () => void {
    const users = this.#places.get(place) ?? new Map<number, LocalUser>()
    this.#places.set(place, users)
    const person = users.get(id)
    clearTimeout(person?.leaving)
    const local: LocalUser = person ?? { id, name, tabs: 0 }
    local.tabs += 1
    users.set(id, local)
    if (!person) this.#moved(place)
    return () => {
      local.tabs -= 1
      if (local.tabs > 0) return
      local.leaving = setTimeout(() => this.#left(place, local), this.#grace)
      local.leaving.unref()
    }
  }

  #left(place: string, { id }: LocalUser): void {
    const users = this.#places.get(place)
    users?.delete(id)
    if (users?.size === 0) this.#places.delete(place)
    this.#moved(place)
  }
}

interface RemoteProcess {
  lastHeard: number
  readonly places: Map<string, readonly PresentUser[]>
}

/**
 * The users at places through other processes, as announced by them; a process that is silent too long is forgotten.
 */
export class RemoteUsers {
  readonly #processes = new Map<string, RemoteProcess>()
  readonly #silenceTimeout: number
  readonly #moved: (place: string) => void

  constructor(silenceTimeout: number, moved: (place: string) => void) {
    this.#silenceTimeout = silenceTimeout
    this.#moved = moved
  }

  at(place: string): readonly PresentUser[] {
    return [...this.#processes.values()].flatMap(({ places }) => places.get(place) ?? [])
  }

  /** Returns whether the process is known. */
  markAlive(process: string): boolean {
    const remote = this.#processes.get(process)
    if (remote) remote.lastHeard = Date.now()
    return remote !== undefined
  }

  put(process: string, place: string, users: readonly PresentUser[]): void {
    const { places } = this.#processes.get(process) ?? { places: new Map() }
    this.#processes.set(process, { lastHeard: Date.now(), places })
    if (users.length > 0) places.set(place, users)
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
