import { firefox } from '../../../support/server/programs.ts'
import type { TestApi, TestResponse } from '../../../support/server/test-api.ts'

export const password = 'Plenty-of-rain-29'

export interface Writer {
  id: number
  roleId: number
  email: string
}

/** The place of a sign-in; Firefox on this computer by default. */
export interface From {
  program?: string
  address?: string
  language?: string
}

/** Users who may sign in, and their sign-in; the API must trust this address as a proxy (`TRUST_PROXY`). */
export const writersOf = (api: TestApi) => {
  let count = 0
  return {
    addWriter: async (privileges: readonly string[] = ['DUA_READ']): Promise<Writer> => {
      count += 1
      const email = `writer${count}@example.org`
      const { roleId } = await api.userWith(privileges)
      const body = { name: 'Nadia Rahim', email, password, roleId, gender: 'FEMALE', phoneNumber: null }
      const response = await api.call('POST', '/api/user/create', { body })
      return { id: response.body.payload.id, roleId, email }
    },
    signIn: (
      { email }: Pick<Writer, 'email'>,
      { program = firefox, address = '203.0.113.5', language }: From = {},
      word = password,
    ): Promise<TestResponse> =>
      api.call('POST', '/api/signin', {
        token: null,
        body: { email, password: word },
        headers: {
          'user-agent': program,
          'x-forwarded-for': address,
          ...(language && { 'accept-language': language }),
        },
      }),
  }
}
