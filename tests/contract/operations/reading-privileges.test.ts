import { expect, it } from 'vitest'
import { readingPrivileges } from '../../../src/contract/operations/reading-privileges.ts'

it.each([
  ['those that read, of several', ['PAGE_READ', 'PAGE_CREATE', 'BOOK_READ'], ['PAGE_READ', 'BOOK_READ']],
  ['all, where none reads', ['LETTER_CREATE', 'LETTER_SEND'], ['LETTER_CREATE', 'LETTER_SEND']],
  ['none, where everybody may', [], []],
])('a list is for %s', (_case, names, expected) => expect(readingPrivileges(names)).toEqual(expected))
