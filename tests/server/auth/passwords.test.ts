import { describe, expect, it } from 'vitest'
import { checkPassword, hashPassword, makePassword } from '../../../src/server/auth/passwords.ts'

describe('passwords', () => {
  it('are known again from their hash, which is another each time', async () => {
    const [first, second] = await Promise.all([hashPassword('পাসওয়ার্ড-1'), hashPassword('পাসওয়ার্ড-1')])
    expect(first).not.toBe(second)
    expect(first).not.toContain('পাসওয়ার্ড')
    expect(await checkPassword('পাসওয়ার্ড-1', first)).toBe(true)
    expect(await checkPassword('পাসওয়ার্ড-2', first)).toBe(false)
  })

  it('are never known from no hash, an empty one or a broken one', async () => {
    expect(await checkPassword('', null)).toBe(false)
    expect(await checkPassword('', '')).toBe(false)
    expect(await checkPassword('a', 'plain$a')).toBe(false)
  })

  it('that are made up are long and differ', () => {
    const made = new Set(Array.from({ length: 100 }, () => makePassword()))
    expect(made.size).toBe(100)
    for (const password of made) expect(password).toMatch(/^[a-zA-Z2-9]{16}$/)
  })
})
