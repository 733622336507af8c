import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { propertyRuns } from '../../../support/property-runs.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'

const title = fc.constantFrom('ঘুম', 'نوم', 'Sleep', 'Wake <b>', '"quoted"')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('update' as const), title, active: fc.boolean(), other: fc.boolean() }),
  fc.record({ do: fc.constant('delete and restore' as const) }),
)
type Step = { do: 'update'; title: string; active: boolean; other: boolean } | { do: 'delete and restore' }

describe.each(databaseKinds)('sequences of writes on %s', { timeout: 300_000 }, (kind) => {
  let api: TestApi
  let categories: number[]

  const ok = async (method: string, url: string, body?: object) => {
    const response = await api.call(method, url, body === undefined ? {} : { body })
    expect(response).toMatchObject({ status: 200 })
    return response.body.payload
  }
  const bodyOf = (name: string, active: boolean, other: boolean) => ({
    title: name,
    active,
    duaCategoryId: categories[other ? 1 : 0],
    actualDua: 'الحمد لله',
    duaTranslation: 'প্রশংসা',
    spelling: 'Alhamdulillah',
  })
  const stored = async (id: number): Promise<object | null> =>
    (await api.services.store.get('Dua', id))?.body ?? null

  /** The stored states after each write of a new record; null if there was no record. */
  const carryOut = async (steps: readonly Step[]): Promise<{ id: number; states: (object | null)[] }> => {
    const { id } = await ok('POST', '/api/dua/create', bodyOf('First', true, false))
    const states: (object | null)[] = [null, await stored(id)]
    for (const one of steps) {
      if (one.do === 'update')
        await ok('PUT', '/api/dua/update', { id, ...bodyOf(one.title, one.active, one.other) })
      else {
        await ok('DELETE', `/api/dua/delete/${id}`)
        const { content } = await ok('GET', '/api/trash/all?resource=Dua')
        await ok('POST', `/api/trash/restore/${content[0].id}`)
        states.push(null)
      }
      states.push(await stored(id))
    }
    return { id, states }
  }
  const expectState = (shown: unknown, state: object | null | undefined): void => {
    if (state) expect(shown).toMatchObject(state)
    else expect(shown).toBeNull()
  }

  beforeAll(async () => {
    api = await startTestApi({ kind })
    const make = async (name: string) => (await ok('POST', '/api/dua-category/create', { title: name })).id
    categories = [await make('Morning'), await make('Evening')]
  })
  afterAll(() => api.end())

  it('each contain the values before and after', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const { id, states } = await carryOut(steps)
        const { content: entries } = await ok('GET', `/api/history/Dua/${id}?pageSize=100`)
        expect(entries).toHaveLength(states.length - 1)
        for (const [index, entry] of [...entries].reverse().entries()) {
          const { before, after } = await ok('GET', `/api/history/Dua/${id}/${entry.id}`)
          expectState(before, states[index])
          expectState(after, states[index + 1])
        }
      }),
      propertyRuns(8),
    )
  })
})
