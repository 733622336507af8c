import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi, type TestResponse } from '../../../../support/server/test-api.ts'
import { password } from '../writers.ts'
import { softwareAuthenticator } from './software-authenticator.ts'
import { type Person, peopleOf } from './test-users.ts'

const home = 'http://localhost'

describe('signing in with passkeys', () => {
  let api: TestApi
  let people: ReturnType<typeof peopleOf>

  const post = (path: string, { token }: Person, body: object, origin = home): Promise<TestResponse> =>
    api.call('POST', `/api/me/second-factor/passkey${path}`, { token, body, headers: { origin } })
  const begin = async (person: Person): Promise<string> =>
    (await post('', person, { password })).body.payload.options.challenge
  const add = async (person: Person, device: ReturnType<typeof softwareAuthenticator>) =>
    post('/confirm', person, { name: 'Phone', passkey: device.create(await begin(person), home) })
  /** The challenge that sign-in returns after the password. */
  const asked = async ({ email }: Person, origin = home): Promise<{ ticket: string; challenge: string }> => {
    const { body } = await api.call('POST', '/api/signin', {
      token: null,
      body: { email, password },
      headers: { origin },
    })
    return { ticket: body.payload.ticket, challenge: body.payload.passkey?.challenge ?? '' }
  }
  const prove = (ticket: string, passkey: string, origin = home) =>
    people.prove(ticket, { passkey }, '127.0.0.1', { origin })

  beforeAll(async () => {
    api = await startTestApi({ settings: { TRUST_PROXY: '127.0.0.1' } })
    people = peopleOf(api)
  })
  afterAll(() => api.end())

  it('one is added once, returns recovery codes with the first, signs in and is removed', async () => {
    const person = await people.somebody()
    const [device, second] = [softwareAuthenticator(), softwareAuthenticator()]
    expect((await add(person, device)).body.payload.recoveryCodes).toHaveLength(10)
    expect((await add(person, second)).body.payload.recoveryCodes).toBeNull()
    expect((await add(person, device)).status, 'known already').toBe(409)
    const mine = await people.ok('GET', '/api/me/second-factor', { token: person.token })
    expect(mine.passkeys).toMatchObject([
      { id: device.id, name: 'Phone', lastUsedDate: null, usableHere: true },
      { id: second.id },
    ])
    const { ticket, challenge } = await asked(person)
    device.count(2)
    expect((await prove(ticket, device.get(challenge, home))).status).toBe(200)
    expect(
      (await post('/remove', person, { password: 'not-mine', passkeyId: device.id })).status,
      'a wrong password',
    ).toBe(422)
    for (const { id } of [device, second])
      expect((await post('/remove', person, { password, passkeyId: id })).status).toBe(200)
    expect((await people.signIn(person.email)).status).toBe(200)
  })

  it('a response is valid for its challenge, once, and not after another attempt', async () => {
    const person = await people.somebody()
    const device = softwareAuthenticator()
    await add(person, device)
    const first = await asked(person)
    device.count(2)
    const answer = device.get(first.challenge, home)
    expect((await prove(first.ticket, answer)).status).toBe(200)
    const second = await asked(person)
    const replayed = await prove(second.ticket, answer)
    expect(replayed).toMatchObject({ status: 401, body: { code: 'session.secondStepWrong' } })
    device.count(3)
    expect((await prove(second.ticket, device.get(second.challenge, home))).status, 'a spent challenge').toBe(
      401,
    )
    const next: string = replayed.body.payload.passkey.challenge
    expect(next).not.toBe(second.challenge)
  })

  it('a response with another origin, device or count is refused, and so is an invalid one', async () => {
    const [person, other] = [await people.somebody(), await people.somebody()]
    const [device, stranger] = [softwareAuthenticator(), softwareAuthenticator()]
    await add(person, device)
    await add(other, stranger)
    const refused = async (answer: (challenge: string) => string, origin = home): Promise<void> => {
      const { ticket, challenge } = await asked(person)
      expect((await prove(ticket, answer(challenge), origin)).status).toBe(401)
    }
    device.count(5)
    await refused((challenge) => device.get(challenge, 'http://elsewhere.example.org'))
    await refused((challenge) => stranger.get(challenge, home))
    await refused(() => '{"id":7}')
    await refused(() => 'no JSON')
    device.count(0)
    await refused((challenge) => device.get(challenge, home))
    device.count(6)
    const { ticket, challenge } = await asked(person)
    expect((await prove(ticket, device.get(challenge, home))).status).toBe(200)
  })

  it.each([{ transports: 7 }, { transports: [null, 7, 'usb'] }])(
    'accepts unknown transports: %j',
    async ({ transports }) => {
      const person = await people.somebody()
      const device = softwareAuthenticator()
      const created = JSON.parse(device.create(await begin(person), home))
      const passkey = JSON.stringify({ ...created, response: { ...created.response, transports } })
      expect((await post('/confirm', person, { name: 'Odd', passkey })).status).toBe(200)
      const { ticket, challenge } = await asked(person)
      device.count(2)
      expect((await prove(ticket, device.get(challenge, home))).status).toBe(200)
    },
  )

  it('are created at the console’s own address only, and requested where they were created', async () => {
    const person = await people.somebody()
    const at = async (origin: string) => (await post('', person, { password }, origin)).status
    expect(await at('http://elsewhere.example.org')).toBe(409)
    expect(await at('http://127.0.0.1')).toBe(409)
    const device = softwareAuthenticator()
    const foreign = device.create(await begin(person), 'http://elsewhere.example.org')
    expect((await post('/confirm', person, { name: 'x', passkey: foreign })).status).toBe(422)
    await add(person, device)
    expect((await asked(person, 'http://elsewhere.example.org')).challenge).toBe('')
  })
})
