import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonObject, JsonValue } from '../../../../src/contract/json.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { propertyRuns } from '../../../support/property-runs.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'
import { writtenBody } from '../../../support/server/written-body.ts'

const kinds = ['AmaliyatCategory', 'MediaCategory', 'Media', 'Role'] as const
type Kind = (typeof kinds)[number]

const paths: Record<Kind, string> = {
  AmaliyatCategory: '/api/amaliyat-category',
  MediaCategory: '/api/media-category',
  Media: '/api/media',
  Role: '/api/role',
}
const slots = 3
const slot = fc.nat({ max: slots - 1 })
const word = fc.constantFrom('Sleep', 'ঘুম', 'نوم', '<b>"Wake"</b>')
const texts = fc.uniqueArray(fc.record({ languageId: fc.integer({ min: 1, max: 3 }), text: word }), {
  selector: ({ languageId }) => languageId,
  minLength: 1,
})
const section = fc.record({ title: word, description: fc.option(fc.constant('<p>One</p>')) })
const contents = fc.record({
  word,
  texts,
  more: texts,
  order: fc.option(fc.nat({ max: 9 })),
  flag: fc.boolean(),
  other: fc.option(slot),
  sections: fc.array(section, { maxLength: 3 }),
  privileges: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
})
type Contents = typeof contents extends fc.Arbitrary<infer Value> ? Value : never

const act = fc.constantFrom('update' as const, 'update' as const, 'delete' as const, 'restore' as const)
const kindOf = fc.constantFrom(...kinds)
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), kind: kindOf, slot, contents }) },
  { weight: 6, arbitrary: fc.record({ do: act, kind: kindOf, slot, contents }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('ban' as const, 'verify' as const), yes: fc.boolean() }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Nearly every kind of write once: a random sequence may leave out many. */
const eachOnce: Step[] = fc.sample(contents, { numRuns: kinds.length, seed: 1 }).flatMap((made, index) =>
  (['create', 'update', 'delete', 'restore'] as const).map((what) => ({
    do: what,
    kind: kinds[index] ?? 'Role',
    slot: 0,
    contents: made,
  })),
)

/** An acknowledged write: its history entry, and the state before it. */
interface Written {
  do: Step['do']
  resource: Kind | 'User'
  id: number
  entry: number
  before: JsonObject | null
}

/** As readers of a record see it: absent, null and an empty list are equal. */
const seen = (value: JsonValue | undefined): JsonValue | undefined => {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => seen(item) ?? null)
  if (typeof value !== 'object' || value === null) return value ?? undefined
  const shown = Object.entries(value).map(([name, entry]) => [name, seen(entry)] as const)
  return Object.fromEntries(shown.filter(([, entry]) => entry !== undefined))
}

describe.each(databaseKinds)('changes on %s', { timeout: 300_000 }, (kind) => {
  let api: TestApi
  let user: number
  let run = 0

  const ok = async (method: string, url: string, body?: object) => {
    const answer = await api.call(method, url, body === undefined ? {} : { body })
    expect(answer, `${method} ${url}`).toMatchObject({ status: 200 })
    return answer.body.payload
  }
  const stored = async ({ resource, id }: Pick<Written, 'resource' | 'id'>): Promise<JsonObject | null> =>
    (await api.services.store.get(resource, id))?.body ?? null
  const entriesOf = ({ resource, id }: Pick<Written, 'resource' | 'id'>) =>
    ok('GET', `/api/history/${resource}/${id}?pageSize=1`)
  const trashRowOf = async ({ resource, id }: Pick<Written, 'resource' | 'id'>): Promise<number> => {
    const { content } = await ok('GET', `/api/trash/all?resource=${resource}&pageSize=100`)
    return content.find((row: { recordId: number }) => row.recordId === id)?.id ?? 999_999
  }
  const remove = (resource: Kind, id: number): Promise<TestResponse> =>
    api.call('DELETE', `${paths[resource]}${resource === 'Role' ? '' : '/delete'}/${id}`)
  const bodyOf = (
    of: Kind,
    made: Contents,
    ids: (of: Kind, slot: number | null) => number | null,
  ): object => {
    const { word: title, flag } = made
    switch (of) {
      case 'AmaliyatCategory':
        return {
          titles: made.texts,
          subTitles: made.more,
          sortOrder: made.order,
          active: flag,
          parentCategoryId: ids(of, made.other),
        }
      case 'MediaCategory':
        return { title, video: flag, active: flag }
      case 'Media':
        return {
          title,
          video: flag,
          mediaCategoryId: ids('MediaCategory', made.other),
          sectionRequests: made.sections,
        }
      case 'Role':
        return {
          roleName: `${run} ${title}`,
          roleType: 'ADMIN',
          previlegeId: made.privileges,
          description: made.order === null ? null : title,
        }
    }
  }
  const special = (what: 'ban' | 'verify', yes: boolean): Promise<TestResponse> =>
    what === 'ban'
      ? api.call('PUT', '/api/user/update-banned-status', { body: { userId: user, banned: yes } })
      : api.call('PUT', '/api/user/update-verify-status', { body: { userId: user, verify: yes } })

  /** Restores a version as the console does: writes its values again, as a new change. */
  const putBack = async ({ resource, id, entry }: Written): Promise<void> => {
    const { before } = await ok('GET', `/api/history/${resource}/${id}/${entry}`)
    const update = api.services.contract.operations.find((operation) => operation.id === `update${resource}`)
    // The response has the list next to the record.
    const body = writtenBody(update?.body ?? {}, { ...before.pageContent, ...before }) as object
    await ok('PUT', `${paths[resource as Kind]}/update`, { ...body, id })
  }
  const undo = async (written: Written): Promise<void> => {
    const { do: what, resource, id } = written
    if (what === 'update') return putBack(written)
    if (what === 'delete') return ok('POST', `/api/trash/restore/${await trashRowOf(written)}`)
    if (what === 'ban' || what === 'verify') {
      const { before } = await ok('GET', `/api/history/User/${id}/${written.entry}`)
      expect((await special(what, what === 'ban' ? before.banned : before.verified)).status).toBe(200)
      return
    }
    expect((await remove(resource as Kind, id)).status).toBe(200)
  }

  beforeAll(async () => {
    api = await startTestApi({ kind })
    for (const [name, code] of [
      ['বাংলা', 'bn'],
      ['العربية', 'ar'],
      ['English', 'en'],
    ])
      await ok('POST', '/api/language/create', { name, code })
    user = (await api.userWith(['DUA_READ'])).id
  })
  afterAll(() => api.end())

  type Made = (of: Kind, at: number | null) => number | null

  /** A step as a call: on a record, or null for a new one; null for a step on a record that was never created. */
  const callOf = (one: Step, made: Made) => {
    if ('yes' in one) return { resource: 'User' as const, id: user, send: () => special(one.do, one.yes) }
    const { do: what, kind: resource } = one
    const body = bodyOf(resource, one.contents, made)
    if (what === 'create')
      return { resource, id: null, send: () => api.call('POST', `${paths[resource]}/create`, { body }) }
    const id = made(resource, one.slot)
    if (id === null) return null
    const send = {
      update: () => api.call('PUT', `${paths[resource]}/update`, { body: { ...body, id } }),
      delete: () => remove(resource, id),
      restore: async () => api.call('POST', `/api/trash/restore/${await trashRowOf({ resource, id })}`),
    }
    return { resource, id, send: send[what] }
  }

  /** Runs the steps that the API accepts; returns the acknowledged writes. */
  const carryOut = async (steps: readonly Step[]): Promise<Written[]> => {
    const ids = new Map<string, number>()
    const written: Written[] = []
    const carry = async (
      one: Step,
      { resource, id: known, send }: NonNullable<ReturnType<typeof callOf>>,
    ) => {
      const before = known === null ? null : await stored({ resource, id: known })
      const answer = await send()
      if (answer.status !== 200) {
        expect([404, 409, 422], `${one.do} ${resource}`).toContain(answer.status)
        if (known !== null) expect(await stored({ resource, id: known })).toEqual(before)
        return
      }
      const id: number = known ?? answer.body.payload.id
      if ('kind' in one) ids.set(`${one.kind} ${one.slot}`, id)
      const { content } = await entriesOf({ resource, id })
      written.push({ do: one.do, resource, id, entry: content[0].id, before })
    }
    for (const one of steps) {
      const call = callOf(one, (of, at) => ids.get(`${of} ${at}`) ?? null)
      if (call) await carry(one, call)
    }
    return written
  }

  it('is undone step by step, with offered actions, back to the stored beginning', async () => {
    const counts = { written: 0, done: new Set<string>() }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        run += 1
        await ok('DELETE', '/api/trash/all')
        const began = (await entriesOf({ resource: 'User', id: user })).totalElements
        const written = await carryOut(steps)
        for (const one of written.toReversed()) {
          await undo(one)
          expect(seen(await stored(one)), `before ${one.do} of ${one.resource} ${one.id}`).toEqual(
            seen(one.before ?? undefined),
          )
          counts.written += 1
          counts.done.add(`${one.do} ${one.resource}`)
        }
        for (const [name, of] of Map.groupBy(written, ({ resource, id }) => `${resource} ${id}`)) {
          const [one] = of
          if (!one) continue
          const before = one.resource === 'User' ? began : 0
          // Each write and each undo has its entry, and there are no others.
          expect((await entriesOf(one)).totalElements, name).toBe(before + 2 * of.length)
        }
      }),
      { ...propertyRuns(8), endOnFailure: true, examples: [[eachOnce]] },
    )
    expect(counts.written).toBeGreaterThan(40)
    expect(counts.done.size).toBeGreaterThan(8)
  })
})
