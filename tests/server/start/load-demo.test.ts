import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContractFile } from '../../../scripts/shared/contract.ts'
import type { JsonObject } from '../../../src/contract/json.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

const privileges = (contract: unknown): string[] =>
  (contract as { components: { schemas: { PrivilegeName: { enum: string[] } } } }).components.schemas
    .PrivilegeName.enum

describe('the roles of the demo content, when the contract has two privileges more', () => {
  let api: TestApi
  let all: readonly string[]
  const roles = new Map<string, readonly string[]>()

  beforeAll(async () => {
    const contract = (await readContractFile()) as unknown as JsonObject
    privileges(contract).unshift('POEM_READ', 'POEM_DELETE')
    all = privileges(contract)
    api = await startTestApi({ settings: { DEMO: 'true' }, contract })
    const { body } = await api.call('GET', '/api/role/all?pageSize=100')
    for (const role of body.payload.content as { roleName: string; privileges: { name: string }[] }[])
      roles.set(role.roleName, role.privileges.map(({ name }) => name).toSorted())
  })
  afterAll(() => api?.end())

  it('hold the new ones where a role holds all, or reads all', () => {
    expect(roles.get('SUPER ADMIN')).toEqual(all.toSorted())
    expect(roles.get('Auditor')).toEqual(all.filter((name) => name.endsWith('_READ')).toSorted())
  })

  it('contain the named parts, anywhere in the contract', () => {
    expect(roles.get('Messenger')).toEqual(['NOTIFICATION_CREATE', 'USER_AND_ADMIN_READ'])
    const editor = roles.get('Content editor') ?? []
    expect(editor).toEqual(expect.arrayContaining(['DUA_CREATE', 'DAY_CATEGORY_DELETE', 'TASBIH_UPDATE']))
    expect(editor.filter((name) => !/^(DAY|DUA|HADITH|TASBIH)_/.test(name))).toEqual([])
  })
})

it('the demo content has events and mahfils that are still to come, whenever it is loaded', async () => {
  const api = await startTestApi({ settings: { DEMO: 'true' } })
  const today = new Date().setUTCHours(0, 0, 0, 0)
  const timeOf = (date: string): number => Date.parse(date.split('/').reverse().join('-'))
  try {
    const events = (await api.call('GET', '/api/event/all?pageSize=100')).body.payload.content
    const next = events.filter(({ fromDate }: { fromDate: string }) => timeOf(fromDate) > today)
    expect(next.length).toBeGreaterThanOrEqual(5)
    const mahfils = (await api.call('GET', '/api/live-mahfil/all?pageSize=100')).body.payload.content
    expect(mahfils.filter(({ dateTime }: { dateTime: string }) => timeOf(dateTime) > today)).toHaveLength(6)
  } finally {
    await api.end()
  }
})
