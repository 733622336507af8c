import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds } from '../../../support/database/test-database.ts'
import { eventually } from '../../../support/disk/temporary-folder.ts'
import { lettersTo, mailedPassword } from '../../../support/server/letters.ts'
import { android, firefox } from '../../../support/server/programs.ts'
import { startTestApi, type TestApi } from '../../../support/server/test-api.ts'
import { writersOf } from './writers.ts'

const newerFirefox = firefox.replaceAll('148', '149')

describe.each(databaseKinds)('signing in from new places, on %s', (kind) => {
  let api: TestApi
  let writers: ReturnType<typeof writersOf>

  beforeAll(async () => {
    api = await startTestApi({ kind, settings: { TRUST_PROXY: '127.0.0.1' } })
    writers = writersOf(api)
  })
  afterAll(() => api.end())

  it('a sign-in from a new place is reported by mail, in the language of the previous one', async () => {
    const person = await writers.addWriter()
    const letters = async (): Promise<string[]> => {
      await api.services.background.settled()
      return lettersTo(api.dataDir, person.email)
    }
    await writers.signIn(person, { language: 'de' })
    expect(await letters(), 'the first sign-in of all').toEqual([])
    await writers.signIn(person, { program: newerFirefox, language: 'de' })
    expect(await letters(), 'the same browser, a version later').toEqual([])
    await writers.signIn(person, { address: '198.51.100.20' }, 'not-the-password')
    expect(await letters(), 'a failure').toEqual([])
    await writers.signIn(person, { address: '198.51.100.20', language: 'en' })
    const [letter = '', ...more] = await letters()
    expect(more).toEqual([])
    expect(letter).toContain('198.51.100.20')
    expect(letter).toContain('Firefox 148')
    expect(letter).toContain('Linux')
    expect(letter).toMatch(/Guten Tag Nadia Rahim/)
    await writers.signIn(person, { address: '198.51.100.20' })
    await writers.signIn(person)
    expect(await letters(), 'places known by now').toHaveLength(1)
    await writers.signIn(person, { program: android })
    const [, next = ''] = await letters()
    expect(next).toContain('Chrome 150')
    expect(next).toContain('Dear Nadia Rahim')
    expect(mailedPassword(next)).toBe('')
  })

  it('a sign-in succeeds when its mail cannot be sent; the mail is sent later', async () => {
    const settings = { TRUST_PROXY: '127.0.0.1', SMTP_URL: 'smtp://127.0.0.1:1' }
    const withoutMail = await startTestApi({ kind, settings })
    try {
      const others = writersOf(withoutMail)
      const person = await others.addWriter()
      await others.signIn(person)
      await withoutMail.services.background.settled()
      expect((await others.signIn(person, { program: android })).status).toBe(200)
      const waiting =
        "select 1 from outgoing_message where last_error like '%ECONNREFUSED%' and next_attempt_at > now()"
      await eventually(async () =>
        (await withoutMail.services.database.query(waiting)).length > 0 ? true : undefined,
      )
    } finally {
      await withoutMail.end()
    }
  })
})
