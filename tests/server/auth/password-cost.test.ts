import { expect, it, vi } from 'vitest'
import { hashPassword } from '../../../src/server/auth/passwords.ts'

vi.unmock('../../../src/server/auth/password-cost.ts')

it('is, outside of tests, 16 MiB five times over for each hash', async () => {
  expect(await hashPassword('a word')).toMatch(/^scrypt\$16384\$8\$5\$/)
})
