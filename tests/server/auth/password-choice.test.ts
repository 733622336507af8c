import { describe, expect, it } from 'vitest'
import { weakness } from '../../../src/server/auth/password-choice.ts'

const salma = { name: 'Salma Karim', email: 'salma.k@example.org' }

describe('a password', () => {
  it.each(['password', 'qwerty', '123456789', 'Password123', 'ILOVEYOU', 'bangladesh', 'ｐａｓｓｗｏｒｄ'])(
    'is refused if it is common: %s',
    async (password) => {
      expect(await weakness(password, {})).toBe('password.common')
    },
  )

  it.each([
    ['the first name', 'salma-2026!', salma],
    ['the last name in another case', 'xxKARIMxx', salma],
    ['the whole name', 'salmakarim', salma],
    ['the address', 'salma.k@example.org', salma],
    ['what stands before the @', 'SalmaK-7', { email: 'salma.k@example.org' }],
    ['a Bengali name', 'সালমা-১২৩৪', { name: 'সালমা করিম' }],
    ['an Arabic name', 'xx ليلى xx', { name: 'ليلى الصالح' }],
    ['a short name in one piece', 'AliRaza99', { name: 'Ali Raza' }],
  ])('that holds %s is refused', async (_case, password, chooser) => {
    expect(await weakness(password, chooser)).toBe('password.ownName')
  })

  it.each([
    ['is its own', 'Winter-orchard-17', salma],
    ['holds a short name by chance', 'California-sunset', { name: 'Ali Abu' }],
    ['is in another script', 'শীতের-বাগান-১৭', salma],
  ])('that %s is accepted', async (_case, password, chooser) => {
    expect(await weakness(password, chooser)).toBeNull()
  })
})
