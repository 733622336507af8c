import { afterAll, beforeAll, expect, it } from 'vitest'
import { lettersTo } from '../../../../support/server/letters.ts'
import { startTestApi, type TestApi } from '../../../../support/server/test-api.ts'
import { password } from '../writers.ts'
import { peopleOf } from './test-users.ts'

let api: TestApi
let people: ReturnType<typeof peopleOf>

beforeAll(async () => {
  api = await startTestApi()
  people = peopleOf(api)
})
afterAll(() => api.end())

const letters = async ({ email }: { email: string }): Promise<string[]> => {
  await api.services.background.settled()
  return (await lettersTo(api.dataDir, email)).filter((letter) => /two-step sign-in/i.test(letter))
}

it('reports by mail a new second step, new codes and a removal, but no refused attempt', async () => {
  const person = await people.somebody()
  await people.withApp(person)
  const [first = '', ...others] = await letters(person)
  expect(others).toEqual([])
  expect(first).toContain('Subject: Foundation: two-step sign-in')
  expect(first).toContain('set up for your account')
  expect(first).toContain('Network address: 127.0.0.1')

  const { token } = person
  await people.ok('POST', '/api/me/second-factor/recovery-codes', { token, body: { password } })
  expect((await letters(person)).at(-1)).toContain('New recovery codes')

  const remove = (word: string) =>
    api.call('POST', '/api/me/second-factor/totp/remove', { token, body: { password: word } })
  expect((await remove('Not-it-29')).status).not.toBe(200)
  expect(await letters(person)).toHaveLength(2)
  expect((await remove(password)).status).toBe(200)
  expect((await letters(person)).at(-1)).toContain('removed from your account')
  expect(await letters(person)).toHaveLength(3)
})

it('reports a reset by staff, without their address', async () => {
  const person = await people.somebody()
  await people.withApp(person)
  await people.ok('PUT', '/api/user/reset-second-factor', { body: { userId: person.id } })
  const [, reset = ''] = await letters(person)
  expect(reset).toContain('Staff have just reset two-step sign-in')
  expect(reset).not.toContain('address')
})
