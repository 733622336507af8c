import { withoutRequestSignal } from '../request-signal.ts'

/** A count, with the state of its tables (`writes` of record-counts.ts). */
export type Count = { readonly count: number; readonly writes: number }

/** Number of cached filters per list. */
const most = 200

/**
 * Caches counts as long as the state of their tables is unchanged: every page reports the state it was read in, so a
 * write in any process makes the next page count again.
 */
export class CountCache {
  readonly #cached = new Map<string, Count>()
  readonly #going = new Map<string, Promise<Count>>()

  /** The count in the state `writes` or a later one; `make` runs once for concurrent callers. */
  async get(key: string, writes: number, make: () => Promise<Count>): Promise<number> {
    const cached = this.#cached.get(key)
    if (cached?.writes === writes) return cached.count
    // A caller that saw a later state must not get a count that was started before it.
    const name = `${writes} ${key}`
    const going = this.#going.get(name) ?? this.#begin(name, make)
    const made = await going
    this.#keep(key, made)
    return made.count
  }

  #begin(name: string, make: () => Promise<Count>): Promise<Count> {
    const going = withoutRequestSignal(make).finally(() => this.#going.delete(name))
    this.#going.set(name, going)
    return going
  }

  #keep(key: string, made: Count): void {
    const cached = this.#cached.get(key)
    if (cached && cached.writes > made.writes) return
    this.#cached.delete(key)
    const oldest = this.#cached.size >= most ? this.#cached.keys().next().value : undefined
    if (oldest !== undefined) this.#cached.delete(oldest)
    this.#cached.set(key, made)
  }
}
