import { describe, expect, it } from 'vitest'
import { hasPrivilege } from '../../../src/contract/operations/has-privilege.ts'

describe('abilities of a user', () => {
  const held = new Set(['AMALIYAT_CATEGORY_READ'])
  it.each([
    ['nothing is needed', [], true],
    ['one of the needed is held', ['DUA_READ', 'AMALIYAT_CATEGORY_READ'], true],
    ['a held name only contains the needed one', ['CATEGORY_READ'], false],
  ])('when %s', (_case, needed, expected) => {
    expect(hasPrivilege(held, needed)).toBe(expected)
  })
})
