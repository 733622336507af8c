import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schemasOf } from '../../../../src/server/contract/schema.ts'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi, type TestResponse } from '../../../support/server/test-api.ts'

describe.each(databaseKinds)('roles on %s', (kind) => {
  let api: TestApi
  let all: { id: number; name: string }[]

  const idsOf = (...names: string[]): number[] =>
    all.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const create = (body: object, token?: string): Promise<TestResponse> =>
    api.call('POST', '/api/role/create', { body: { roleType: 'ADMIN', ...body }, ...(token && { token }) })
  const update = (body: object, token?: string): Promise<TestResponse> =>
    api.call('PUT', '/api/role/update', { body: { roleType: 'ADMIN', ...body }, ...(token && { token }) })

  beforeAll(async () => {
    api = await startTestApi({ kind })
    all = (await api.call('GET', '/api/privilege')).body.payload
  })
  afterAll(() => api.end())

  it('lists every privilege in the order of the contract', () => {
    expect(all[0]).toEqual({ id: 1, name: 'ALL_PAGES_CREATE' })
    const { PrivilegeName } = schemasOf(api.services.contract.document)
    expect(all.map(({ name }) => name)).toEqual(PrivilegeName?.enum)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  it('shows which role is in use, and refuses to delete it', async () => {
    const { roleId } = await api.userWith(['DUA_READ'])
    const free = (await create({ roleName: 'Free', previlegeId: idsOf('DUA_READ') })).body.payload.id
    const used = await api.call('GET', `/api/role/${roleId}`)
    expect(used.body.payload).toMatchObject({
      userExistsByRoleId: true,
      deletable: false,
      privileges: [{ name: 'DUA_READ' }],
    })
    expect((await api.call('GET', `/api/role/${free}`)).body.payload.userExistsByRoleId).toBe(false)
    expect(await api.call('DELETE', `/api/role/${roleId}`)).toMatchObject({
      status: 409,
      body: { message: 'The role is in use by 1 user and cannot be deleted.' },
    })
    expect((await api.call('DELETE', `/api/role/${free}`)).body.message).toBe('Role deleted successfully')
    expect((await api.call('DELETE', `/api/role/${free}`)).status).toBe(404)
  })

  it('keeps SUPER ADMIN unchanged for every user', async () => {
    const before = (await api.call('GET', '/api/role/1')).body.payload
    const whole = { id: 1, roleName: 'SUPER ADMIN', previlegeId: all.map(({ id }) => id) }
    const editor = await api.userWith(['ROLE_UPDATE', 'ROLE_DELETE'])
    for (const token of [undefined, editor.token])
      for (const change of [
        { description: 'Everything' },
        { previlegeId: whole.previlegeId.slice(1) },
        { roleName: 'Admins', roleType: 'USER' },
      ])
        expect(await update({ ...whole, ...change }, token)).toMatchObject({
          status: 409,
          body: { message: 'The role SUPER ADMIN cannot be changed.' },
        })
    expect((await api.call('DELETE', '/api/role/1')).body.message).toBe(
      'The role SUPER ADMIN cannot be deleted.',
    )
    expect((await api.call('GET', '/api/role/1')).body.payload).toEqual(before)
  })

  it.each([
    ['loses every privilege', { previlegeId: [] }],
    ['loses one that the editor lacks', { previlegeId: ['BOOK_READ'] }],
    ['becomes of type USER', { roleType: 'USER' }],
    ['gets another name', { roleName: 'Weak' }],
    ['gets another description', { description: 'Weak' }],
  ])('an editor cannot change a role with more privileges: it %s', async (_case, change) => {
    const editor = await api.userWith(['ROLE_CREATE', 'ROLE_READ', 'ROLE_UPDATE', 'ROLE_DELETE'])
    const roleName = `Strong ${crypto.randomUUID()}`
    const held = ['BOOK_READ', 'BOOK_UPDATE', 'ROLE_READ']
    const id = (await create({ roleName, previlegeId: idsOf(...held) })).body.payload.id
    const before = (await api.call('GET', `/api/role/${id}`)).body.payload
    const { previlegeId = held, ...others } = change as { previlegeId?: string[] }
    const body = { id, roleName, previlegeId: idsOf(...previlegeId), ...others }
    expect(await update(body, editor.token)).toMatchObject({
      status: 403,
      body: { message: 'This role has privileges that you do not have.' },
    })
    expect((await api.call('DELETE', `/api/role/${id}`, { token: editor.token })).status).toBe(403)
    expect((await api.call('GET', `/api/role/${id}`)).body.payload).toEqual(before)
    expect((await update(body)).status).toBe(200)
  })

  it('lets an editor change a role that has no more privileges than the editor', async () => {
    const editor = await api.userWith(['ROLE_UPDATE', 'ROLE_DELETE', 'DUA_READ', 'DUA_UPDATE'])
    const role = { roleName: 'Readers of duas', previlegeId: idsOf('DUA_READ') }
    const id = (await create(role)).body.payload.id
    const more = { id, roleName: 'Writers of duas', previlegeId: idsOf('DUA_READ', 'DUA_UPDATE') }
    expect((await update(more, editor.token)).status).toBe(200)
    expect((await update({ ...more, previlegeId: [] }, editor.token)).status).toBe(200)
    expect((await api.call('DELETE', `/api/role/${id}`, { token: editor.token })).status).toBe(200)
  })

  it('lets no other role be called SUPER ADMIN or anything that reads like it', async () => {
    const editor = await api.userWith(['ROLE_CREATE', 'ROLE_UPDATE'])
    for (const roleName of ['SUPER ADMIN ', 'SUPER\u200b ADMIN', 'Super-Admin', 'ЅUРЕR АDМІN', 'SUPER ADMlN'])
      for (const response of [
        await create({ roleName }, editor.token),
        await create({ roleName }),
        await update({ id: editor.roleId, roleName, previlegeId: [] }, editor.token),
      ])
        expect(response).toMatchObject({ status: 422, body: { errors: [{ path: '/roleName' }] } })
  })

  it('returns for each role and privilege why the user may not change or assign it', async () => {
    const { token, roleId } = await api.userWith(['ROLE_READ', 'ROLE_UPDATE', 'USER_AND_ADMIN_CREATE'])
    const { roleId: stronger } = await api.userWith(['ROLE_READ', 'DUA_DELETE'])
    const reasons = ({ lockedReason, withheldReason }: Record<string, string>): unknown[] => [
      lockedReason,
      withheldReason,
    ]
    for (const path of ['/api/role/all?pageSize=100', '/api/role/total']) {
      const { payload } = (await api.call('GET', path, { token })).body
      const rows: Record<string, string>[] = payload.content ?? payload
      const of = (id: number): unknown[] => reasons(rows.find((row) => Number(row.id) === id) ?? {})
      expect([of(1), of(stronger), of(roleId)]).toEqual([
        ['SUPER_ADMIN', 'SUPER_ADMIN'],
        ['MORE_PRIVILEGES', 'MORE_PRIVILEGES'],
        [undefined, undefined],
      ])
    }
    const one = (await api.call('GET', `/api/role/${stronger}`, { token })).body.payload
    expect(reasons(one)).toEqual(['MORE_PRIVILEGES', 'MORE_PRIVILEGES'])
    expect(reasons((await api.call('GET', '/api/role/1')).body.payload)).toEqual(['SUPER_ADMIN', undefined])
    const privileges = (await api.call('GET', '/api/privilege', { token })).body.payload
    const free = privileges.filter((row: Record<string, string>) => row.withheldReason === undefined)
    expect(free.map(({ name }: { name: string }) => name).sort()).toEqual([
      'ROLE_READ',
      'ROLE_UPDATE',
      'USER_AND_ADMIN_CREATE',
    ])
  })

  it('takes effect at the next request', async () => {
    const { token, roleId } = await api.userWith(['DUA_READ'])
    expect((await api.call('GET', '/api/dua/all', { token })).status).toBe(200)
    await update({ id: roleId, roleName: `R${roleId}`, previlegeId: idsOf('BOOK_READ') })
    expect((await api.call('GET', '/api/dua/all', { token })).status).toBe(403)
    expect((await api.call('GET', '/api/book/all', { token })).status).toBe(200)
    await update({ id: roleId, roleName: `R${roleId}`, roleType: 'USER', previlegeId: idsOf('BOOK_READ') })
    expect((await api.call('GET', '/api/book/all', { token })).status).toBe(403)
  })

  it('lets no user assign a privilege that the user lacks', async () => {
    const { token, roleId } = await api.userWith(['ROLE_CREATE', 'ROLE_UPDATE', 'DUA_READ'])
    expect((await create({ roleName: 'Readers', previlegeId: idsOf('DUA_READ') }, token)).status).toBe(200)
    expect(await create({ roleName: 'Deleters', previlegeId: idsOf('DUA_DELETE') }, token)).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/previlegeId' }] },
    })
    const more = idsOf('ROLE_CREATE', 'ROLE_UPDATE', 'DUA_READ', 'USER_AND_ADMIN_DELETE')
    expect((await update({ id: roleId, roleName: 'Mine', previlegeId: more }, token)).status).toBe(422)
  })

  it('refuses a name that is taken and privileges that do not exist', async () => {
    expect((await create({ roleName: 'Twice' })).status).toBe(200)
    expect(await create({ roleName: 'twice' })).toMatchObject({
      status: 409,
      body: { errors: [{ path: '/roleName' }] },
    })
    expect((await create({ roleName: 'Odd', previlegeId: [99999] })).status).toBe(422)
  })
})
