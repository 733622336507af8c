import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestAnswer, type TestApi } from '../../support/test-api.ts'
import { databaseKinds } from '../../support/test-database.ts'

describe.each(databaseKinds)('roles on %s', (kind) => {
  let api: TestApi
  let all: { id: number; name: string }[]

  const idsOf = (...names: string[]): number[] =>
    all.filter(({ name }) => names.includes(name)).map(({ id }) => id)
  const create = (body: object, token?: string): Promise<TestAnswer> =>
    api.call('POST', '/api/role/create', { body: { roleType: 'ADMIN', ...body }, ...(token && { token }) })
  const update = (body: object, token?: string): Promise<TestAnswer> =>
    api.call('PUT', '/api/role/update', { body: { roleType: 'ADMIN', ...body }, ...(token && { token }) })

  beforeAll(async () => {
    api = await startTestApi({ kind })
    all = (await api.call('GET', '/api/privilege')).body.payload
  })
  afterAll(() => api.end())

  it('lists every privilege in the order of the contract', () => {
    expect(all[0]).toEqual({ id: 1, name: 'ALL_PAGES_CREATE' })
    expect(all.at(-1)?.name).toBe('NOTIFICATION_CREATE')
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  })

  it('says which role is in use, and refuses to delete that one', async () => {
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

  it('keeps SUPER ADMIN as it is', async () => {
    expect((await api.call('DELETE', '/api/role/1')).status).toBe(409)
    const whole = { id: 1, roleName: 'SUPER ADMIN', previlegeId: all.map(({ id }) => id) }
    expect((await update({ ...whole, description: 'Everything' })).status).toBe(200)
    expect(await update({ ...whole, previlegeId: whole.previlegeId.slice(1) })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/previlegeId' }] },
    })
    expect(await update({ ...whole, roleName: 'Admins', roleType: 'USER' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/roleName' }, { path: '/roleType' }] },
    })
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

  it('lets nobody give what he does not hold', async () => {
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
