import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { type Fixture, startFixture } from '../../fixture-api.ts'

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
          link: 'https://example.org/a',
        }),
        fixture.poem('b2', {
          poetIds: [fixture.poets[2]],
          active: false,
          titles: [{ languageId: fixture.languages.en, text: 'Zebra' }],
        }),
        fixture.poem('c3', {
          rating: 1.5,
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
      ['anyPoet=karim', []],
      ['mood=GLAD', ['a1']],
      ['mood=', ['a1', 'b2', 'c3', 'd4']],
      ['active=false', ['b2']],
      ['onlyTop=true', ['a1', 'b2', 'c3']],
      ['onlyTop=false', ['a1', 'b2', 'c3', 'd4']],
      ['onlyChildren=true', ['d4']],
      ['noLink=true', ['b2', 'c3', 'd4']],
      ['loadAll=true', ['a1', 'b2', 'c3', 'd4']],
      ['sortBy=rating', ['c3', 'a1', 'd4', 'b2']],
      ['sortBy=rating&ascOrDesc=desc', ['d4', 'a1', 'c3', 'b2']],
      ['sortBy=title&pageSize=2', ['c3', 'b2']],
      ['sortBy=poetName', ['b2', 'c3', 'd4', 'a1']],
      ['sortBy=active', ['b2', 'a1', 'c3', 'd4']],
    ])('%s', async (query, expected) => {
      const { body } = await fixture.api.call(
        'GET',
        `/api/poem/all?${query.includes('ascOrDesc') ? '' : 'ascOrDesc=asc&'}${query}`,
      )
      expect(body.payload.content.map((row: { poem: { code: string } }) => row.poem.code)).toEqual(expected)
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
      expect(await codes('ids=')).toHaveLength(4)
      expect(await codes('ids=99999999999999999999')).toEqual([])
      expect(await codes('limit=2')).toHaveLength(2)
    })
  })
})
