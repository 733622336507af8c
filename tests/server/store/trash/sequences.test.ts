import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind, databaseKinds } from '../../../support/database/test-database.ts'
import { propertyRuns } from '../../../support/property-runs.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

/** Sequences that run in parallel, each on its own records: most of the time goes to the disk. */
const atOnce = 10

/** Few records per sequence, so that each is changed often. */
const slots = 2
const slot = fc.nat({ max: slots - 1 })
const kindOf = fc.constantFrom('Role' as const, 'User' as const)
const step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('make' as const), kind: kindOf, slot, name: slot, role: slot }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('delete' as const), kind: kindOf, slot }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('restore' as const), kind: kindOf, slot }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('purge' as const), kind: kindOf, slot }) },
)
type Kind = 'Role' | 'User'
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** The expected state of a record: its place, unique values, references, and history. */
interface Expected {
  id: number
  place: 'stored' | 'trash' | 'gone'
  name: string
  role: Expected | null
  entries: string[]
}

interface Rule {
  answers: (record: Expected, isUsed: boolean, collides: boolean) => number
  call: (of: Kind, record: Expected, row: number) => Promise<TestResponse>
  then: readonly [place: Expected['place'], entry: string]
}

/** Whether the referenced record is missing. */
const lacks = (role: Expected | null): boolean => role !== null && role.place !== 'stored'

const tables = { Role: 'role', User: 'app_user' } as const
const unique = { Role: 'roleName', User: 'email' } as const
const deletion = { Role: '/api/role/', User: '/api/user/delete/' } as const

describe.each(databaseKinds)('deleting and restoring at random on %s', { timeout: 600_000 }, (kind) => {
  let api: TestApi
  let run = 0

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  const rowOf = async (of: Kind, id: number): Promise<number | undefined> => {
    const sql = 'select id from record_trash where table_name = $1 and record_id = $2'
    const rows = await api.services.database.query<{ id: number }>(sql, [tables[of], id])
    expect(rows.length).toBeLessThan(2)
    return rows[0]?.id
  }
  const insert = (of: Kind, name: string, role: Expected | null): Promise<number | null> =>
    api.services.store
      .transaction((writer) =>
        of === 'Role'
          ? writer.insert(of, { roleName: name, roleType: 'ADMIN', previlegeId: [1, 2] })
          : writer.insert(of, { name: 'Salma', email: name, roleId: role?.id ?? null, gender: 'FEMALE' }),
      )
      .catch(() => null)

  /** The record is in the expected place and state, and its history shows how it got there. */
  const expectAsTold = async (of: Kind, record: Expected): Promise<void> => {
    const stored = await api.services.store.get(of, record.id)
    expect(stored?.body[unique[of]] ?? null).toBe(record.place === 'stored' ? record.name : null)
    if (stored && of === 'User') expect(stored.body.roleId ?? null).toBe(record.role?.id ?? null)
    if (stored && of === 'Role') {
      const { payload } = (await api.call('GET', `/api/role/${record.id}`)).body
      expect(payload.privileges).toHaveLength(2)
    }
    expect((await rowOf(of, record.id)) !== undefined).toBe(record.place === 'trash')
    const entries = await api.services.database.query<{ kind: string }>(
      'select kind from record_history where table_name = $1 and record_id = $2 order by id',
      [tables[of], record.id],
    )
    expect(entries.map((entry) => entry.kind)).toEqual(record.entries)
  }

  /** Compares one sequence with a model. */
  const carryOut = async (steps: readonly Step[]): Promise<void> => {
    run += 1
    const own = run
    const made: Record<Kind, (Expected | undefined)[]> = { Role: [], User: [] }
    const all: { of: Kind; record: Expected }[] = []
    const isTaken = (of: Kind, name: string) =>
      all.some(({ of: other, record }) => other === of && record.place === 'stored' && record.name === name)
    const isUsed = (record: Expected) =>
      all.some(({ record: user }) => user.place === 'stored' && user.role === record)

    const make = async ({ kind: of, slot: place, name: number, role: at }: Extract<Step, { do: 'make' }>) => {
      const name = `n${own}-${number}@example.org`
      const role = of === 'User' ? (made.Role[at] ?? null) : null
      const id = await insert(of, name, role)
      expect(id === null).toBe(isTaken(of, name) || lacks(role))
      if (id === null) return
      const record: Expected = { id, place: 'stored', name, role, entries: ['CREATE'] }
      made[of][place] = record
      all.push({ of, record })
    }
    /** The response to each step, and its effect on the record if that is 200. */
    const rules: Record<'delete' | 'restore' | 'purge', Rule> = {
      delete: {
        answers: ({ place }, isUsed) => (place !== 'stored' ? 404 : isUsed ? 409 : 200),
        call: (of, { id }) => api.call('DELETE', `${deletion[of]}${id}`),
        then: ['trash', 'DELETE'],
      },
      restore: {
        answers: ({ place }, _, collides) => (place !== 'trash' ? 404 : collides ? 409 : 200),
        call: (_, __, row) => api.call('POST', `/api/trash/restore/${row}`),
        then: ['stored', 'RESTORE'],
      },
      purge: {
        answers: ({ place }) => (place === 'trash' ? 200 : 404),
        call: (_, __, row) => api.call('DELETE', `/api/trash/delete/${row}`),
        then: ['gone', 'PURGE'],
      },
    }
    const act = async ({ do: what, kind: of, slot: place }: Exclude<Step, { do: 'make' }>) => {
      const record = made[of][place]
      if (!record) return
      const row = await rowOf(of, record.id)
      expect(row !== undefined).toBe(record.place === 'trash')
      const collides = isTaken(of, record.name) || lacks(record.role)
      const { answers: responses, call, then } = rules[what]
      const expected = responses(record, isUsed(record), collides)
      expect((await call(of, record, row ?? 999_999)).status).toBe(expected)
      if (expected !== 200) return
      record.place = then[0]
      record.entries.push(then[1])
    }
    for (const each of steps) await (each.do === 'make' ? make(each) : act(each))
    for (const { of, record } of all) await expectAsTold(of, record)
  }

  it('removes expired records from tables, trash and history', async () => {
    const sequence = fc.array(step, { minLength: 8, maxLength: 30 })
    const several = fc.array(sequence, { minLength: atOnce, maxLength: atOnce })
    await fc.assert(
      fc.asyncProperty(several, async (sequences) => void (await Promise.all(sequences.map(carryOut)))),
      propertyRuns((kind === anyKind ? 200 : 60) / atOnce),
    )
  })
})
