import { describe, expect, it } from 'vitest'
import { StatementQueue } from '../../../../src/server/store/embedded/statement-queue.ts'

/**
 * Runs the statements in this order, for connections that begin (b), continue (.), end (e) a transaction or have
 * none (-).
 */
const order = (sent: readonly string[]): string[] => {
  const turns = new StatementQueue<{ connection: number; text: string }>()
  for (const text of sent) turns.add({ connection: Number(text[0]), text })
  const carriedOut: string[] = []
  for (let next = turns.next(); next; next = turns.next()) {
    carriedOut.push(next.text)
    turns.done(next, next.text.endsWith('b') || next.text.endsWith('.'))
  }
  return carriedOut
}

describe('turns', () => {
  it.each<[string, string[], string[]]>([
    ['come in the order of asking', ['1-', '2-', '1-'], ['1-', '2-', '1-']],
    ['are all of who is in a transaction', ['1b', '2-', '1.', '3-', '1e'], ['1b', '1.', '1e', '2-', '3-']],
    ['wait for a transaction whose end has not come', ['1b', '2-', '1.'], ['1b', '1.']],
    [
      'go to the next transaction',
      ['1b', '2b', '1e', '2.', '3-', '2e'],
      ['1b', '1e', '2b', '2.', '2e', '3-'],
    ],
  ])('%s', (_, sent, carriedOut) => {
    expect(order(sent)).toEqual(carriedOut)
  })
})
