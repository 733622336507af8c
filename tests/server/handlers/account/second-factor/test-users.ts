import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { TestApi, TestResponse } from '../../../../support/server/test-api.ts'
import { password, type Writer, writersOf } from '../writers.ts'

export interface Person extends Writer {
  token: string
}

export interface Proof {
  code?: string
  recoveryCode?: string
  passkey?: string
}

/** The code of an authenticator app, `steps` of 30 seconds from now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** Users with a second factor, and their sign-in. */
export const peopleOf = (api: TestApi) => {
  const writers = writersOf(api)
  const ok = async (method: string, url: string, asking: object) => {
    const response = await api.call(method, url, asking)
    expect(response.body, `${method} ${url}`).toMatchObject({ success: true })
    return response.body.payload
  }
  const signIn = (
    email: string,
    { word, address }: { word?: string; address?: string } = {},
  ): Promise<TestResponse> => writers.signIn({ email }, address === undefined ? {} : { address }, word)
  const prove = (ticket: string, proof: Proof, address = '203.0.113.5', more = {}): Promise<TestResponse> =>
    api.call('POST', '/api/signin/second-factor', {
      token: null,
      body: { ticket, ...proof },
      headers: { 'x-forwarded-for': address, ...more },
    })
  const somebody = async (privileges: readonly string[] = ['DUA_READ']): Promise<Person> => {
    const writer = await writers.addWriter(privileges)
    const { accessToken } = (await signIn(writer.email)).body.payload
    return { ...writer, token: accessToken }
  }
  return {
    ok,
    signIn,
    prove,
    somebody,
    /** The ticket for the second step. */
    ticketOf: async ({ email }: Pick<Person, 'email'>, from = {}): Promise<string> => {
      const response = await signIn(email, from)
      expect(response).toMatchObject({ status: 401, body: { code: 'session.secondStep' } })
      return response.body.payload.ticket
    },
    /** Enrolls an app; returns its secret and the recovery codes. The present code is still unused. */
    withApp: async ({ token }: Pick<Person, 'token'>): Promise<{ secret: string; codes: string[] }> => {
      const { secret } = await ok('POST', '/api/me/second-factor/totp', { token, body: { password } })
      const body = { code: codeOf(secret) }
      const { recoveryCodes } = await ok('POST', '/api/me/second-factor/totp/confirm', { token, body })
      // Tests do not wait half a minute for the next code.
      await api.services.store.db.query('update totp set last_step = last_step - 1')
      return { secret, codes: recoveryCodes }
    },
    /** Changes whether a role requires a second factor. */
    demand: async (roleId: number, secondFactorRequired = true): Promise<void> => {
      const { store } = api.services
      await store.transaction((writer) => writer.update('Role', roleId, { secondFactorRequired }))
    },
    /** The kinds of an account's events, newest first. */
    kindsOf: async ({ id }: Pick<Person, 'id'>): Promise<string[]> => {
      await api.services.background.settled()
      const url = `/api/history/all?resource=User&recordId=${id}&pageSize=100`
      const { content } = await ok('GET', url, {})
      return content.map((entry: { kind: string }) => entry.kind)
    },
  }
}
