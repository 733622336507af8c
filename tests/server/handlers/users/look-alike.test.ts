import { expect, it } from 'vitest'
import { looksLike } from '../../../../src/server/handlers/users/role.ts'

it.each([
  ['itself', 'SUPER ADMIN'],
  ['another case', 'super Admin'],
  ['a blank at the end', 'SUPER ADMIN '],
  ['two blanks', 'SUPER  ADMIN'],
  ['no blank', 'SUPERADMIN'],
  ['a blank of another kind', 'SUPER\u00a0ADMIN'],
  ['an invisible sign', 'SUPER\u200b ADMIN'],
  ['a soft hyphen', 'SU\u00adPER ADMIN'],
  ['a sign that turns the direction', 'SUPER\u202e ADMIN'],
  ['a letter that shows nothing', 'SUPER\u3164ADMIN'],
  ['a tag character', 'SUPER\u{e0041} ADMIN'],
  ['a hyphen', 'SUPER-ADMIN'],
  ['accents', 'SÜPER ADMİN'],
  ['a combining accent', 'SUPER\u0301 ADMIN'],
  ['Cyrillic letters', 'ЅUРЕR АDМІN'],
  ['Cherokee and Armenian letters', 'ЅՍᏢᎬᏒ ᎪᎠᎷⅠΝ'],
  ['full width', 'ＳＵＰＥＲ ＡＤＭＩＮ'],
  ['mathematical letters', '𝐒𝐔𝐏𝐄𝐑 𝐀𝐃𝐌𝐈𝐍'],
  ['small capitals', 'ꜱᴜᴘᴇʀ ᴀᴅᴍɪɴ'],
  ['letters in circles', 'Ⓢⓤⓟⓔⓡ Ⓐⓓⓜⓘⓝ'],
  ['digits and signs for letters', '$UP3R @DM1N'],
  ['an l for an I', 'SUPER ADMlN'],
])('%s reads like SUPER ADMIN', (_case, text) => {
  expect(looksLike(text, 'SUPER ADMIN')).toBe(true)
})

it.each([
  ['SUPER ADMINS'],
  ['SUPER ADMIN 2'],
  ['Supervisor'],
  ['Admin'],
  ['সুপার অ্যাডমিন'],
  ['مدير'],
  [''],
  ['—'],
])('%s does not', (text) => {
  expect(looksLike(text, 'SUPER ADMIN')).toBe(false)
})
