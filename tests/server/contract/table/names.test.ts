import { describe, expect, it } from 'vitest'
import { identifier, literal, shortName, snakeCase } from '../../../../src/server/contract/table/names.ts'

describe('names', () => {
  it.each([
    ['duaCategoryId', 'dua_category_id'],
    ['title', 'title'],
    ['s3Bucket', 's3_bucket'],
    ['DuaCategory', 'dua_category'],
  ])('%s is the column %s', (name, expected) => expect(snakeCase(name)).toBe(expected))

  it.each(['a"b', 'A', '1a', '', 'a-b', 'a b'])('%j is never quoted', (name) => {
    expect(() => identifier(name)).toThrow('cannot be the name of a table or column')
  })

  it('a text with quotes is one text to SQL', () => expect(literal("it's")).toBe("'it''s'"))

  it('that are too long are shortened and stay distinct', () => {
    const [first, second] = [shortName(`${'a'.repeat(80)}1`), shortName(`${'a'.repeat(80)}2`)]
    expect(first).toHaveLength(63)
    expect(first).not.toBe(second)
    expect(shortName('short')).toBe('short')
  })
})
