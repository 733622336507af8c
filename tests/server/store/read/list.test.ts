import { describe, expect, it } from 'vitest'
import { readContract } from '../../../../src/server/contract/read-contract.ts'
import { requestSignal, withRequestSignal } from '../../../../src/server/store/pool.ts'
import { type Count, CountCache, listReader } from '../../../../src/server/store/read/list.ts'
import { fixtureContract, poemParameters } from '../../fixture-contract.ts'

it('cannot be sorted by one of several records', () => {
  const { regular } = readContract(
    fixtureContract((document) => {
      for (const { name, schema } of poemParameters(document))
        if (name === 'sortBy') schema.enum = ['poetIds.name']
    }),
    new Set(['getMe', 'openDoor']),
  )
  const list = regular.get('listPoem')
  if (!list) throw new Error('There is no listPoem.')
  expect(() => listReader(list.table, list.query)).toThrow('A list cannot be sorted by one of many Poet.')
})

describe('remembered counts', () => {
  const making = (...made: Count[]) => {
    let calls = 0
    return {
      make: async (): Promise<Count> => {
        const count = made[calls]
        calls += 1
        if (!count) throw new Error('counted too often')
        return count
      },
      calls: () => calls,
    }
  }

  it('count once per state, and again for the next', async () => {
    const counted = new CountCache()
    const { make, calls } = making({ count: 5, writes: 1 }, { count: 6, writes: 2 })
    expect([await counted.get('a', 1, make), await counted.get('a', 1, make)]).toEqual([5, 5])
    expect(calls()).toBe(1)
    expect(await counted.get('a', 2, make)).toBe(6)
  })

  it('count once for all concurrent requests in the same state', async () => {
    const counted = new CountCache()
    const { make } = making({ count: 5, writes: 1 })
    expect(await Promise.all([1, 1, 1].map((writes) => counted.get('a', writes, make)))).toEqual([5, 5, 5])
  })

  it('never return an earlier count to a user who saw a later state', async () => {
    const counted = new CountCache()
    let response: (count: Count) => void = () => undefined
    const slow = counted.get('a', 1, () => new Promise<Count>((resolve) => (response = resolve)))
    expect(await counted.get('a', 2, async () => ({ count: 6, writes: 2 }))).toBe(6)
    response({ count: 5, writes: 1 })
    expect(await slow).toBe(5)
    expect(await counted.get('a', 2, making().make)).toBe(6)
  })

  it('keep filters apart, and forget the oldest of too many', async () => {
    const counted = new CountCache()
    const count = (filter: number, writes: number): Promise<number> =>
      counted.get(String(filter), writes, async () => ({ count: filter, writes }))
    for (let filter = 0; filter < 200; filter += 1) await count(filter, 1)
    await count(0, 2)
    await count(200, 1)
    await expect(counted.get('1', 1, making().make)).rejects.toThrow('counted too often')
    for (const filter of [2, 199, 200])
      expect(await counted.get(String(filter), 1, making().make)).toBe(filter)
    expect(await counted.get('0', 2, making().make)).toBe(0)
  })

  it('continue for the others when the client of the first request disconnects', async () => {
    const counted = new CountCache()
    const controller = new AbortController()
    const make = async (): Promise<Count> => {
      requestSignal()?.throwIfAborted()
      return { count: 5, writes: 1 }
    }
    const first = withRequestSignal(controller.signal, () =>
      counted.get('a', 1, async () => {
        await Promise.resolve()
        return make()
      }),
    )
    const second = counted.get('a', 1, make)
    controller.abort()
    expect(await Promise.all([first, second])).toEqual([5, 5])
  })

  it('do not remember a count that failed', async () => {
    const counted = new CountCache()
    await expect(counted.get('a', 1, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await counted.get('a', 1, async () => ({ count: 1, writes: 1 }))).toBe(1)
  })
})
