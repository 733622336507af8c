import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'
import { trashCalls } from '../../../support/server/trash-calls.ts'

describe.each(databaseKinds)('restoring a colliding record on %s', (kind) => {
  let api: TestApi
  let number = 0

  beforeAll(async () => {
    api = await startTestApi({ kind })
  })
  afterAll(() => api.end())

  const { ok, role, rowOf, restore } = trashCalls(() => api)
  /** A deleted role whose name another role has now. */
  const collide = async () => {
    number += 1
    const name = `Editors ${number}`
    const id = await role(name)
    await ok('DELETE', `/api/role/${id}`)
    const taker = await role(name.toUpperCase())
    return { id, name, taker, row: await rowOf('Role', id) }
  }
  const nameOf = async (id: number): Promise<string> => (await ok('GET', `/api/role/${id}`)).roleName

  it('returns taken values and their records, and restores with another value', async () => {
    const { id, name, taker, row } = await collide()
    const refused = await api.call('POST', `/api/trash/restore/${row}`, {
      headers: { 'accept-language': 'de' },
    })
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'record.taken',
        errors: [{ path: '/roleName', code: 'fault.taken' }],
        payload: {
          collisions: [
            {
              property: 'roleName',
              title: 'Rollenname',
              value: name,
              recordId: taker,
              label: name.toUpperCase(),
            },
          ],
        },
      },
    })
    expect(await restore(row, { roleName: `  ${name} again ` })).toMatchObject({
      status: 200,
      body: { payload: { id } },
    })
    expect(await ok('GET', `/api/role/${id}`)).toMatchObject({ roleName: `${name} again`, previlegeId: [1] })
    const { content } = await ok('GET', `/api/history/Role/${id}`)
    expect(content).toMatchObject([
      { kind: 'UPDATE', operation: 'restoreTrash', changed: ['roleName'], version: 3 },
      { kind: 'RESTORE', operation: 'restoreTrash', version: 2 },
      { kind: 'DELETE' },
      { kind: 'CREATE' },
    ])
    expect(await ok('GET', `/api/history/Role/${id}/${content[0].id}`)).toMatchObject({
      before: { roleName: name },
      after: { roleName: `${name} again`, previlegeId: [1] },
    })
    expect(await nameOf(taker)).toBe(name.toUpperCase())
  })

  it.each<[string, (name: string) => object, number, string]>([
    ['a value that is taken too', (name) => ({ roleName: name.toLowerCase() }), 409, '/roleName'],
    ['nothing in its place', () => ({ roleName: '  ' }), 400, '/values/roleName'],
    ['another type', () => ({ roleName: 7 }), 400, '/values/roleName'],
    ['what is longer than such a text', () => ({ roleName: 'a'.repeat(256) }), 400, '/values/roleName'],
    ['a name for SUPER ADMIN', () => ({ roleName: 'SUPER  ADM1N' }), 422, '/values/roleName'],
    [
      'what does not collide',
      (name) => ({ roleName: `${name}!`, roleType: 'USER' }),
      422,
      '/values/roleType',
    ],
    ['what is no property', () => ({ id: 1 }), 422, '/values/id'],
  ])('takes %s for no way out, and changes nothing', async (_, values, status, path) => {
    const { id, name, taker, row } = await collide()
    const refused = await restore(row, values(name))
    expect(refused).toMatchObject({ status, body: { errors: [{ path }] } })
    expect(await rowOf('Role', id)).toBe(row)
    expect((await api.call('GET', `/api/role/${id}`)).status).toBe(404)
    expect(await nameOf(taker)).toBe(name.toUpperCase())
    expect((await ok('GET', `/api/history/Role/${id}`)).content).toHaveLength(2)
  })

  it('changes no free values, and only for users who may restore', async () => {
    const { id, name, taker, row } = await collide()
    const reader = await api.userWith(['TRASH_READ', 'ROLE_READ', 'ROLE_CREATE'])
    expect((await restore(row, { roleName: 'Mine' }, reader.token)).status).toBe(403)
    await ok('DELETE', `/api/role/${taker}`)
    expect(await restore(row, { roleName: 'Other' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/values/roleName', code: 'fault.notTaken' }] },
    })
    expect((await restore(row)).status).toBe(200)
    expect(await nameOf(id)).toBe(name)
  })

  it('lets one of two concurrent restores take the same new name', async () => {
    const [one, other] = [await collide(), await collide()]
    const wanted = { roleName: `Wanted ${one.id}` }
    const both = await Promise.all([restore(one.row, wanted), restore(other.row, wanted)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const twice = await collide()
    const names = ['First', 'Second'].map((word) => restore(twice.row, { roleName: `${word} ${twice.id}` }))
    expect((await Promise.all(names)).map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('applies the rules of users to an e-mail address, and restores the user under a new one', async () => {
    const user = await api.userWith(['DUA_READ'])
    const { email } = await ok('GET', `/api/user/id/${user.id}`)
    await ok('DELETE', `/api/user/delete/${user.id}`)
    await api.services.store.transaction((writer) =>
      writer.insert('User', { name: 'Huda', email, gender: 'FEMALE' }),
    )
    const row = await rowOf('User', user.id)
    expect((await restore(row)).body.payload.collisions).toMatchObject([
      { property: 'email', value: email, label: 'Huda' },
    ])
    expect(await restore(row, { email: 'nobody' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/values/email', code: 'fault.email' }] },
    })
    expect((await restore(row, { email: `new-${email}` })).status).toBe(200)
    expect(await ok('GET', `/api/user/id/${user.id}`)).toMatchObject({ email: `new-${email}` })
  })

  it('undoes the user’s own delete with another value, for users who may create such records', async () => {
    const undo = (recordId: number, values?: object, token?: string) =>
      api.call('POST', '/api/trash/undo', {
        body: { resource: 'Role', recordId, ...(values && { values }) },
        ...(token && { token }),
      })
    const one = await collide()
    const refused = await undo(one.id)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'record.taken',
        payload: { collisions: [{ property: 'roleName', recordId: one.taker }], gone: [] },
      },
    })
    expect((await undo(one.id, { roleName: `${one.name} again` })).status).toBe(200)
    expect(await nameOf(one.id)).toBe(`${one.name} again`)

    const { token } = await api.userWith(['ROLE_READ', 'ROLE_DELETE'])
    number += 1
    const body = { roleName: `Editors ${number}`, roleType: 'ADMIN', previlegeId: [] }
    const { id: other } = await ok('POST', '/api/role/create', { body })
    await ok('DELETE', `/api/role/${other}`, { token })
    await ok('POST', '/api/role/create', { body })
    expect((await undo(other, undefined, token)).body.payload ?? null).toBeNull()
    expect((await undo(other, { roleName: 'Mine' }, token)).status).toBe(403)
  })
})
