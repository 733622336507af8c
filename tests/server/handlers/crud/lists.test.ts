import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject } from '../../../../src/contract/json.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { type Fixture, startFixture } from '../../fixture-api.ts'
import { poemParameters } from '../../fixture-contract.ts'

describe.each(databaseKinds)('filters and sorts on %s', (kind) => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await startFixture(kind)
  })
  afterAll(() => fixture.api.end())

  describe('lists', () => {
    const ids: number[] = []
    beforeAll(async () => {
      const rows = [
        fixture.poem('a1', {
          rating: 3,
          mood: 'GLAD',
          poetId: fixture.poets[1],
          poetIds: [fixture.poets[1]],
          link: 'https://example.org/a',
        }),
        fixture.poem('b2', {
          poetIds: [fixture.poets[2]],
          active: false,
          titles: [{ languageId: fixture.languages.en, text: 'Zebra' }],
        }),
        fixture.poem('c3', {
          rating: 1.5,
          poetIds: [fixture.poets[0]],
          titles: [
            { languageId: fixture.languages.en, text: 'apple' },
            { languageId: fixture.languages.ar, text: 'تفاح' },
          ],
        }),
      ]
      for (const row of rows) ids.push(await fixture.create(row))
      ids.push(await fixture.create(fixture.poem('d4', { parentId: ids[0], rating: 5 })))
    })
    afterAll(async () => {
      for (const id of ids.reverse()) await fixture.api.call('DELETE', `/api/poem/id/${id}`)
    })

    it.each([
      ['', ['a1', 'b2', 'c3', 'd4']],
      ['title=ZEB', ['b2']],
      [`title=${encodeURIComponent('تفا')}`, ['c3']],
      ['title=%22', []],
      ['title=%2C', []],
      ['search=yus', ['a1']],
      ['search=A1', ['a1']],
      ['codeIs=a1', ['a1']],
      ['codeIs=a', []],
      [`anyPoet=${encodeURIComponent('আমি')}`, ['b2']],
      ['anyPoet=karim', ['c3']],
      ['mood=GLAD', ['a1']],
      ['mood=', ['a1', 'b2', 'c3', 'd4']],
      ['active=false', ['b2']],
      ['onlyTop=true', ['a1', 'b2', 'c3']],
      ['onlyTop=false', ['a1', 'b2', 'c3', 'd4']],
      ['onlyChildren=true', ['d4']],
      ['onlyChildren=false', ['a1', 'b2', 'c3', 'd4']],
      ['noLink=true', ['b2', 'c3', 'd4']],
      ['loadAll=true', ['a1', 'b2', 'c3', 'd4']],
      ['sortBy=rating', ['c3', 'a1', 'd4', 'b2']],
      ['sortBy=rating&ascOrDesc=desc', ['d4', 'a1', 'c3', 'b2']],
      ['sortBy=title&pageSize=2', ['c3', 'b2']],
      ['sortBy=poetName', ['b2', 'c3', 'd4', 'a1']],
      ['sortBy=parentPoet', ['d4', 'a1', 'b2', 'c3']],
      ['sortBy=parentPoet&ascOrDesc=desc', ['d4', 'c3', 'b2', 'a1']],
      ['sortBy=active', ['b2', 'a1', 'c3', 'd4']],
    ])('%s', async (query, expected) => {
      const { body } = await fixture.api.call(
        'GET',
        `/api/poem/all?${query.includes('ascOrDesc') ? '' : 'ascOrDesc=asc&'}${query}`,
      )
      expect(body.payload.content.map((row: { poem: { code: string } }) => row.poem.code)).toEqual(expected)
    })

    const totalOf = async (query: string): Promise<number> =>
      (await fixture.api.call('GET', `/api/poem/all?${query}`)).body.payload.totalElements

    it.each([
      ['pageSize=2', 4],
      ['pageSize=2&pageNo=1', 4],
      ['pageSize=2&pageNo=9', 4],
      ['pageSize=2&active=true', 3],
      ['pageSize=2&active=true&pageNo=1', 3],
      ['pageSize=2&active=true&pageNo=9', 3],
      ['pageSize=1&active=false', 1],
      ['pageSize=2&active=true&onlyTop=true', 2],
      ['pageSize=2&active=true&pageNo=2&title=nothing', 0],
    ])('counts all records for %s', async (query, total) => {
      expect(await totalOf(query)).toBe(total)
    })

    it('counts again after a write, also of a record that is shown with others', async () => {
      const { store } = fixture.api.services
      const rename = (name: string): Promise<void> =>
        store.transaction((writer) => writer.update('Poet', fixture.poets[1] ?? 0, { name }))
      const karims = () => totalOf('pageSize=1&search=karim')
      expect(await karims()).toBe(3)
      await rename('Karim II')
      expect(await karims()).toBe(4)
      await rename('Yusuf')
      expect(await karims()).toBe(3)
      const id = await fixture.create(fixture.poem('e5'))
      expect(await karims()).toBe(4)
      await fixture.api.call('DELETE', `/api/poem/id/${id}`)
      expect(await karims()).toBe(3)
    })

    it('filters by a member of a list of references', async () => {
      expect(await fixture.find(`poetIds=${fixture.poets[2]}`)).toEqual(['b2'])
    })

    it('returns all with labels, and some by number, text and count', async () => {
      const codes = async (query: string): Promise<string[]> =>
        (await fixture.api.call('GET', `/api/poem/total?${query}`)).body.payload.map(
          (row: { code: string }) => row.code,
        )
      expect(await codes('')).toEqual(['c3', 'b2', 'a1', 'd4'])
      expect(await codes('search=app')).toEqual(['c3'])
      expect(await codes(`ids=${ids[1]},${ids[3]}`)).toEqual(['b2', 'd4'])
      expect(await codes(`ids=${ids[1]}${ids[3]}`)).toEqual([])
      expect(await codes('ids=')).toHaveLength(4)
      expect(await codes('ids=99999999999999999999')).toEqual([])
      expect(await codes('limit=2')).toHaveLength(2)
    })
  })
})

/** The only filter of this list is by the names of several poets. */
const withoutOtherFilters = (document: JsonObject): void => {
  const parameters = poemParameters(document)
  parameters.splice(0, Infinity, ...parameters.filter(({ name }) => /^page|^asc|^anyPoet$/.test(name)))
}

it.each(databaseKinds)('a list by one of several references is counted again on %s', async (kind) => {
  const { api, create, poem, poets } = await startFixture(kind, withoutOtherFilters)
  const total = async (): Promise<number> =>
    (await api.call('GET', '/api/poem/all?pageSize=1&anyPoet=karim')).body.payload.totalElements
  await create(poem('a1', { poetIds: [poets[0]] }))
  await create(poem('b2', { poetIds: [poets[1]] }))
  expect(await total()).toBe(1)
  await api.services.store.transaction((writer) => writer.update('Poet', poets[1] ?? 0, { name: 'Karim II' }))
  expect(await total()).toBe(2)
  await api.end()
})
