import { expect, it, vi } from 'vitest'
import { createPasswords } from '../../../src/server/auth/passwords.ts'

it('is 16 MiB and five passes for each hash outside of tests', async () => {
  const file = '../../../src/server/auth/password-cost.ts'
  expect(await vi.importActual(file)).toMatchObject({ passwordCost: { N: 16_384, r: 8, p: 5 } })
})

it('is the one that replaces it in tests', async () => {
  const { passwordCost } = await import('../../../src/server/auth/password-cost.ts')
  const { N, r, p } = passwordCost
  const passwords = createPasswords()
  const hash = await passwords.admit('', (hasher) => hasher.hash('a word'))
  await passwords.close()
  expect(hash.split('$').slice(0, 4)).toEqual(['scrypt', `${N}`, `${r}`, `${p}`])
})
