import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { eventually, temporaryFolder } from '../../../support/disk/temporary-folder.ts'
import { lettersTo, mailedPassword } from '../../../support/server/letters.ts'
import { startTestApi, type TestAnswer, type TestApi } from '../../../support/server/test-api.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0'
const newerFirefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:149.0) Gecko/20100101 Firefox/149.0'
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'
const password = 'Plenty-of-rain-29'

interface Person {
  id: number
  email: string
}

interface From {
  program?: string
  address?: string
  language?: string
}

describe.each(databaseKinds)('signing in from new places, on %s', (kind) => {
  let api: TestApi
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let count = 0

  const somebody = async (): Promise<Person> => {
    count += 1
    const email = `writer${count}@example.org`
    const { roleId } = await api.userWith(['DUA_READ'])
    const body = { name: 'Nadia Rahim', email, password, roleId, gender: 'FEMALE', phoneNumber: null }
    const answer = await api.call('POST', '/api/user/create', { body })
    return { id: answer.body.payload.id, email }
  }
  const signIn = (email: string, word: string, from: From = {}): Promise<TestAnswer> =>
    api.call('POST', '/api/signin', {
      token: null,
      body: { email, password: word },
      headers: {
        'user-agent': from.program ?? firefox,
        'x-forwarded-for': from.address ?? '203.0.113.5',
        ...(from.language && { 'accept-language': from.language }),
      },
    })

  beforeAll(async () => {
    folder = await temporaryFolder()
    api = await startTestApi({ kind, settings: { DATA_DIR: folder.path, TRUST_PROXY: '127.0.0.1' } })
  })
  afterAll(async () => {
    await api.end()
    await folder.remove()
  })

  it('a sign-in from a place of its own is told by mail, in the language of the one before', async () => {
    const person = await somebody()
    const letters = async (): Promise<string[]> => {
      await api.services.background.settled()
      return lettersTo(folder.path, person.email)
    }
    await signIn(person.email, password, { language: 'de' })
    expect(await letters(), 'the first sign-in of all').toEqual([])
    await signIn(person.email, password, { program: newerFirefox, language: 'de' })
    expect(await letters(), 'the same browser, a version later').toEqual([])
    await signIn(person.email, 'not-the-password', { address: '198.51.100.20' })
    expect(await letters(), 'a failure').toEqual([])
    await signIn(person.email, password, { address: '198.51.100.20', language: 'en' })
    const [letter = '', ...more] = await letters()
    expect(more).toEqual([])
    expect(letter).toContain('198.51.100.20')
    expect(letter).toContain('Firefox 148')
    expect(letter).toContain('Linux')
    expect(letter).toMatch(/Guten Tag Nadia Rahim/)
    await signIn(person.email, password, { address: '198.51.100.20' })
    await signIn(person.email, password)
    expect(await letters(), 'places known by now').toHaveLength(1)
    await signIn(person.email, password, { program: android })
    const [, next = ''] = await letters()
    expect(next).toContain('Chrome 150')
    expect(next).toContain('Dear Nadia Rahim')
    expect(mailedPassword(next)).toBe('')
  })

  it('a sign-in goes on when its letter cannot be sent', async () => {
    const person = await somebody()
    await signIn(person.email, password)
    const { mailer } = api.services
    const send = mailer.send
    let tried = 0
    Object.assign(mailer, {
      send: async () => {
        tried += 1
        throw new Error('no mail today')
      },
    })
    try {
      expect((await signIn(person.email, password, { program: android })).status).toBe(200)
      await eventually(async () => (tried > 0 ? tried : undefined))
    } finally {
      Object.assign(mailer, { send })
    }
  })
})
