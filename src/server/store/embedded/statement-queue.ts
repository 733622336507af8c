/** Whose turn it is: first come, first served; but whoever is in a transaction has every turn until it ends. */
export class StatementQueue<Sent extends { readonly connection: number }> {
  #waiting: Sent[] = []
  #inTransaction: number | null = null

  add(sent: Sent): void {
    this.#waiting.push(sent)
  }

  /** What comes next; undefined when nothing may be done now. */
  next(): Sent | undefined {
    if (this.#inTransaction === null) return this.#waiting.shift()
    const index = this.#waiting.findIndex(({ connection }) => connection === this.#inTransaction)
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0]
  }

  /** What came last has been carried out, and its connection is in a transaction now or not. */
  done({ connection }: Sent, inTransaction: boolean): void {
    this.#inTransaction = inTransaction ? connection : null
  }
}
