import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSuperAdmin } from '../../../../../src/server/start/make-super-admin.ts'
import { startTestApi, type TestApi } from '../../../../support/server/test-api.ts'
import { password } from '../writers.ts'
import { codeOf, peopleOf } from './test-users.ts'

describe('a role that demands a second factor', () => {
  let api: TestApi
  let people: ReturnType<typeof peopleOf>

  const status = async (url: string, token: string, method = 'GET'): Promise<number> =>
    (await api.call(method, url, { token })).status

  beforeAll(async () => {
    api = await startTestApi({ settings: { TRUST_PROXY: '127.0.0.1' } })
    people = peopleOf(api)
  })
  afterAll(() => api.end())

  it('is set in the role and returned with it', async () => {
    const body = { roleName: 'Guarded', roleType: 'ADMIN', previlegeId: [], secondFactorRequired: true }
    const { id } = await people.ok('POST', '/api/role/create', { body })
    expect(await people.ok('GET', `/api/role/${id}`, {})).toMatchObject({ secondFactorRequired: true })
    await people.ok('PUT', '/api/role/update', {
      body: { id, roleName: 'Guarded', roleType: 'ADMIN', previlegeId: [] },
    })
    expect(await people.ok('GET', `/api/role/${id}`, {})).toMatchObject({ secondFactorRequired: false })
  })

  it('refuses everything before one is set up, from the next request on, and accepts everything afterwards', async () => {
    const person = await people.somebody()
    const { token } = person
    expect(await status('/api/dua/all', token)).toBe(200)
    await people.demand(person.roleId)
    expect(await api.call('GET', '/api/dua/all', { token })).toMatchObject({
      status: 403,
      body: { code: 'factor.due' },
    })
    for (const url of ['/api/me/sessions', '/api/dua-category/total', '/api/privilege'])
      expect(await status(url, token), url).toBe(403)
    const response = await people.signIn(person.email)
    expect(response).toMatchObject({ status: 200, body: { payload: { user: { secondFactorDue: true } } } })
    const fresh: string = response.body.payload.accessToken
    expect(await people.ok('GET', '/api/me', { token: fresh })).toMatchObject({ secondFactorDue: true })
    expect(await status('/api/dua/all', fresh)).toBe(403)
    await people.withApp({ token: fresh })
    expect(await people.ok('GET', '/api/me', { token: fresh })).not.toHaveProperty('secondFactorDue')
    expect(await status('/api/dua/all', fresh)).toBe(200)
    expect(await status('/api/me', token), 'a session without').toBe(401)
    const earlier = await api.tokenOf(person.id)
    expect(await api.call('GET', '/api/dua/all', { token: earlier }), 'of an earlier version').toMatchObject({
      status: 401,
      body: { code: 'session.secondStepMissing' },
    })
    expect(await status('/api/me', earlier)).toBe(401)
  })

  it('keeps the last second factor, and allows its replacement', async () => {
    const person = await people.somebody()
    const { token } = person
    await people.demand(person.roleId)
    await people.withApp({ token })
    const body = { password }
    expect(await api.call('POST', '/api/me/second-factor/totp/remove', { token, body })).toMatchObject({
      status: 409,
      body: { code: 'factor.demanded' },
    })
    expect(await people.ok('GET', '/api/me/second-factor', { token })).toMatchObject({
      required: true,
      recoveryCodes: 10,
    })
    const { secret } = await people.ok('POST', '/api/me/second-factor/totp', { token, body })
    const { recoveryCodes } = await people.ok('POST', '/api/me/second-factor/totp/confirm', {
      token,
      body: { code: codeOf(secret) },
    })
    expect(recoveryCodes).toBeNull()
  })

  it('is not satisfied by a factor that has been removed since', async () => {
    const person = await people.somebody()
    const { token } = person
    await people.withApp(person)
    await people.ok('POST', '/api/me/second-factor/totp/remove', { token, body: { password } })
    await people.demand(person.roleId)
    expect(await api.call('GET', '/api/dua/all', { token })).toMatchObject({
      status: 403,
      body: { code: 'factor.due' },
    })
  })

  it('remains verified after a renewal and a new password', async () => {
    const person = await people.somebody()
    await people.demand(person.roleId)
    const { secret } = await people.withApp(person)
    const entered = await people.prove(await people.ticketOf(person), { code: codeOf(secret) })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const renewed = await api.call('POST', '/api/signin/renew', { token: null, headers: { cookie } })
    const token: string = renewed.body.payload.accessToken
    expect(await status('/api/dua/all', token)).toBe(200)
    const newPassword = 'Still-more-rain-30'
    const changed = await api.call('POST', '/api/changepassword', {
      token,
      body: {
        email: person.email,
        previousPassword: password,
        newPassword,
        newPasswordAgain: newPassword,
      },
    })
    expect(await status('/api/dua/all', String(changed.headers['x-access-token']))).toBe(200)
  })

  it('allows the sign-out, which is never refused', async () => {
    const person = await people.somebody()
    await people.demand(person.roleId)
    expect(await status('/api/signout', person.token, 'POST')).toBe(200)
  })

  it('lets an admin reset another user’s second factor, with an entry, and no other user', async () => {
    const person = await people.somebody()
    await people.withApp(person)
    const reset = (userId: number, token?: string) =>
      api.call('PUT', '/api/user/reset-second-factor', {
        body: { userId },
        ...(token !== undefined && { token }),
      })
    const reader = await people.somebody(['USER_AND_ADMIN_READ', 'MEMBER_UPDATE'])
    const equal = await people.somebody(['USER_AND_ADMIN_UPDATE'])
    expect((await reset(person.id, reader.token)).status).toBe(403)
    expect((await reset(person.id, equal.token)).status, 'who holds more').toBe(403)
    expect((await reset(equal.id, equal.token)).status, 'oneself').toBe(422)
    expect((await reset(reader.id)).body).toMatchObject({ code: 'factor.userHasNone' })
    expect((await reset(person.id)).body).toMatchObject({ message: 'The second step is reset' })
    expect(await status('/api/me', person.token)).toBe(401)
    expect((await people.kindsOf(person))[0]).toBe('FACTOR_OFF')
    expect((await people.signIn(person.email)).status).toBe(200)
  })

  it('is removed by the command for lost access too', async () => {
    const person = await people.somebody()
    await people.withApp(person)
    const { password: word } = await makeSuperAdmin(api.services, person.email)
    expect((await people.signIn(person.email, { word })).status).toBe(200)
    expect((await people.kindsOf(person)).slice(0, 3)).toContain('FACTOR_OFF')
  })
})
