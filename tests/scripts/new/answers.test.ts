import { describe, expect, it } from 'vitest'
import { readProperty } from '../../../scripts/new/answers/property-notation.ts'
import { kebab, plural, singular, titleCase, upperSnake } from '../../../scripts/new/answers/words.ts'

describe('words', () => {
  it.each([
    ['category', 'categories'],
    ['day', 'days'],
    ['branch', 'branches'],
    ['purpose', 'purposes'],
    ['class', 'classes'],
    ['prayer time', 'prayer times'],
  ])('%s is many %s, and back', (one, many) => {
    expect(plural(one)).toBe(many)
    expect(singular(many)).toBe(one)
  })

  it.each([
    ['PrayerTime', 'prayer-time', 'Prayer Time', 'PRAYER_TIME'],
    ['fullName', 'full-name', 'Full Name', 'FULL_NAME'],
    ['IN_REVIEW', 'in-review', 'In Review', 'IN_REVIEW'],
  ])('%s is written as %s, %s and %s', (name, dashed, title, upper) => {
    expect([kebab(name.includes('_') ? name.toLowerCase() : name), titleCase(name)]).toEqual([dashed, title])
    expect(upperSnake(name.includes('_') ? name.toLowerCase() : name)).toBe(upper)
  })
})

describe('a property in one line', () => {
  it.each([
    ['text', { type: 'text' }],
    ['text required unique max=100', { type: 'text', required: true, unique: true, max: 100 }],
    ['enum values=OPEN|CLOSED filter', { type: 'enum', values: ['OPEN', 'CLOSED'], filter: true }],
    [
      'reference to=District title=Home_district',
      { type: 'reference', to: 'District', title: 'Home district' },
    ],
  ])('%s', (line, expected) => {
    expect(readProperty(line)).toEqual(expected)
  })

  it.each([
    ['txt', 'There is no type "txt": rename it to "text"'],
    ['text requird', '"requird" means nothing here: rename it to "required"'],
    ['number max=ten', 'max=ten says no number'],
  ])('%s is refused with its cure', (line, message) => {
    expect(() => readProperty(line)).toThrow(message)
  })
})
