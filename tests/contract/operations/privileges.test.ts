import { describe, expect, it } from 'vitest'
import {
  areaOf,
  hasPrivilege,
  isPrivilegeAction,
  readingPrivileges,
  splitPrivilege,
} from '../../../src/contract/operations/privileges.ts'

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

describe('a privilege', () => {
  it.each([
    ['DUA_READ', 'DUA', 'READ'],
    ['DUA_CATEGORY_DELETE', 'DUA_CATEGORY', 'DELETE'],
    ['READ_CREATE_UPDATE', 'READ_CREATE', 'UPDATE'],
    ['QUESTION_CLOSE', 'QUESTION_CLOSE', undefined],
    ['READ', 'READ', undefined],
  ])('%s has an area and an action', (name, area, action) => {
    expect(splitPrivilege(name)).toEqual({ area, action })
    expect(areaOf(name)).toBe(area)
  })

  it.each([
    ['CREATE', true],
    ['CLOSE', false],
  ])('%s is a usual action: %s', (action, usual) => expect(isPrivilegeAction(action)).toBe(usual))
})

it.each([
  ['those that read, of several', ['PAGE_READ', 'PAGE_CREATE', 'BOOK_READ'], ['PAGE_READ', 'BOOK_READ']],
  ['all, where none reads', ['LETTER_CREATE', 'LETTER_SEND'], ['LETTER_CREATE', 'LETTER_SEND']],
  ['none, where everybody may', [], []],
])('a list is for %s', (_case, names, expected) => expect(readingPrivileges(names)).toEqual(expected))
