import { describe, expect, it } from 'vitest'
import { queryMessage, wholeBatches } from '../../../../src/server/store/embedded/batches.ts'

/** A message of this kind with this many bytes. */
const message = (kind: string, bytes = 0): Buffer => {
  const made = Buffer.alloc(5 + bytes, 1)
  made.write(kind)
  made.writeInt32BE(4 + bytes, 1)
  return made
}

describe('whole batches', () => {
  const parse = message('P', 20)
  const bind = message('B', 7)
  const execute = message('E', 5)
  const sync = message('S')
  const query = message('Q', 12)

  it.each<[string, Buffer[], number]>([
    ['nothing', [], 0],
    ['a query', [query], query.length],
    ['a statement with values', [parse, bind, execute, sync], 25 + 12 + 10 + 5],
    ['a statement without its end', [parse, bind, execute], 0],
    ['one and the beginning of the next', [query, parse, bind], query.length],
    ['two', [query, parse, sync], query.length + 25 + 5],
    ['a piece of a message', [query.subarray(0, 9)], 0],
    ['a piece of a header', [query, query.subarray(0, 3)], query.length],
    ['a goodbye', [message('X')], 0],
  ])('of %s', (_, sent, whole) => {
    expect(wholeBatches(Buffer.concat(sent))).toBe(whole)
  })

  it('recognizes its own query in any letter case', () => {
    const bytes = queryMessage("select 'নাম'")
    expect(wholeBatches(Buffer.from(bytes))).toBe(bytes.length)
    expect(Buffer.from(bytes).subarray(5).toString('utf8')).toBe("select 'নাম'\0")
  })
})
