import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashMailed, makePassword, matchesMailed } from '../../../src/server/auth/password-choice.ts'
import { deriveKey } from '../../../src/server/auth/password-thread.ts'
import { createPasswords, type Hasher, type Passwords } from '../../../src/server/auth/passwords.ts'
import { HttpError } from '../../../src/server/errors.ts'

describe('passwords', () => {
  let passwords: Passwords
  const hash = (password: string): Promise<string> => passwords.admit('', (hasher) => hasher.hash(password))
  const matches = (password: string, stored: string | null): Promise<boolean> =>
    passwords.admit('', (hasher) => hasher.matches(password, stored))

  beforeAll(() => {
    passwords = createPasswords()
  })
  afterAll(() => passwords.close())

  it('are recognized by their hash, which differs each time', async () => {
    const [first, second] = await Promise.all([hash('পাসওয়ার্ড-1'), hash('পাসওয়ার্ড-1')])
    expect(first).not.toBe(second)
    expect(first).not.toContain('পাসওয়ার্ড')
    expect(await matches('পাসওয়ার্ড-1', first)).toBe(true)
    expect(await matches('পাসওয়ার্ড-2', first)).toBe(false)
  })

  it('never match a missing, empty or damaged hash, or that of a mailed password', async () => {
    expect(await matches('', null)).toBe(false)
    expect(await matches('', '')).toBe(false)
    expect(await matches('a', 'plain$a')).toBe(false)
    expect(await matches('a', hashMailed('a'))).toBe(false)
  })

  it('match a hash that an earlier version made on the main thread', async () => {
    const stored = 'scrypt$1024$8$1$AAAAAAAAAAAAAAAAAAAAAA$FtNeZiSJgPAXqs6FKfer7RaxQs1kvQX20vHnpxbP7t8'
    expect(await matches('first-secret', stored)).toBe(true)
  })

  it('are hashed for at most ten requests of one address and twenty of all at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = (address: string): Promise<number> =>
      passwords
        .admit(address, async () => {
          await promise
          return 200
        })
        .catch((error: unknown) => (error instanceof HttpError ? error.status : 0))
    const one = Array.from({ length: 12 }, () => held('192.0.2.1'))
    const others = Array.from({ length: 60 }, (_, index) => held(`198.51.100.${index}`))
    resolve()
    const count = async (all: Promise<number>[]): Promise<number> =>
      (await Promise.all(all)).filter((status) => status === 200).length
    expect([await count(one), [10, 30]]).toEqual([10, expect.arrayContaining([await count(others)])])
    expect(await held('192.0.2.1'), 'room again').toBe(200)
  })

  it('refuse with the seconds to wait, also after failed work', async () => {
    const fails = async (_hasher: Hasher): Promise<never> => {
      throw new Error('broken')
    }
    for (let index = 0; index < 30; index += 1)
      await expect(passwords.admit('192.0.2.2', fails)).rejects.toThrow('broken')
    expect(await passwords.admit('192.0.2.2', async () => 'done')).toBe('done')
    const { promise, resolve } = Promise.withResolvers<void>()
    const held = Array.from({ length: 10 }, () => passwords.admit('192.0.2.2', () => promise))
    await expect(passwords.admit('192.0.2.2', () => promise)).rejects.toMatchObject({
      status: 503,
      coded: { code: 'server.busy' },
      headers: { 'retry-after': '10' },
    })
    resolve()
    await Promise.all(held)
  })
})

it('a key is the one that scrypt derives, whatever form the letters have', () => {
  const cost = { N: 1024, r: 8, p: 1 }
  const salt = 'AAAAAAAAAAAAAAAAAAAAAA'
  expect(deriveKey({ password: 'first-secret', salt, cost })).toBe(
    'FtNeZiSJgPAXqs6FKfer7RaxQs1kvQX20vHnpxbP7t8',
  )
  expect(deriveKey({ password: 'é', salt, cost })).toBe(deriveKey({ password: 'e\u0301', salt, cost }))
})

describe('mailed passwords', () => {
  it('are long and differ', () => {
    const made = new Set(Array.from({ length: 100 }, () => makePassword()))
    expect(made.size).toBe(100)
    for (const password of made) expect(password).toMatch(/^[a-zA-Z2-9]{16}$/)
  })

  it('match their own hash only', () => {
    const stored = hashMailed('abcdefghijk23456')
    expect(stored).not.toBe(hashMailed('abcdefghijk23456'))
    expect(matchesMailed('abcdefghijk23456', stored)).toBe(true)
    expect(matchesMailed('abcdefghijk23457', stored)).toBe(false)
    for (const other of [null, '', 'sha256$', 'sha256$$', `spent:${stored}`, 'scrypt$1$1$1$$'])
      expect(matchesMailed('abcdefghijk23456', other)).toBe(false)
  })
})
