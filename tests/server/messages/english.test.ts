import { describe, expect, it } from 'vitest'
import { counted } from '../../../src/server/messages/message.ts'

describe('names of resources', () => {
  it.each([
    [1, 'DuaCategory', '1 dua category'],
    [2, 'DuaCategory', '2 dua categories'],
    [3, 'Dua', '3 duas'],
    [2, 'Day', '2 days'],
  ])('%i of %s are %s', (count, resource, expected) => expect(counted(count, resource)).toBe(expected))
})
