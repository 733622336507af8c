import { withoutRequestSignal } from '../request-signal.ts'

/** A count and the state of the tables that it was made in (`writes` of record-counts.ts). */
export type Count = { readonly count: number; readonly writes: number }

/** Distinct filters of one list that are remembered. */
const most = 200

/**
 * Remembers what was counted, each count for as long as the tables are in the state that it was made in: every page says
 * in which state it was read, so a write in any process makes the next page count anew.
 */
export class CountCache {
  readonly #cached = new Map<string, Count>()
  readonly #going = new Map<string, Promise<Count>>()

  /** The count in the state `writes` or a later one; `make` counts, once for all who ask at the same time. */
  async get(key: string, writes: number, make: () => Promise<Count>): Promise<number> {
    const cached = this.#cached.get(key)
    if (cached?.writes === writes) return cached.count
    // Whoever saw a later state must not be given a count that was begun before it.
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
