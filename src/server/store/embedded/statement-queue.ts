/** Queue of statements: first come, first served, but a connection in a transaction has every turn until it ends. */
export class StatementQueue<Sent extends { readonly connection: number }> {
  #waiting: Sent[] = []
  #inTransaction: number | null = null

  add(sent: Sent): void {
    this.#waiting.push(sent)
  }

  /** The next statement; undefined when none may run now. */
  next(): Sent | undefined {
    if (this.#inTransaction === null) return this.#waiting.shift()
    const index = this.#waiting.findIndex(({ connection }) => connection === this.#inTransaction)
    return index === -1 ? undefined : this.#waiting.splice(index, 1)[0]
  }

  /** Called when the last statement has run; `inTransaction` is the state of its connection. */
  done({ connection }: Sent, inTransaction: boolean): void {
    this.#inTransaction = inTransaction ? connection : null
  }
}
