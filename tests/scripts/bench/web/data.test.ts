import { expect, test } from 'vitest'
import { bookText } from '../../../../scripts/bench/web/data/books.ts'
import { duaText } from '../../../../scripts/bench/web/data/duas.ts'
import { eventText } from '../../../../scripts/bench/web/data/events.ts'

const first = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))

test.each([
  ['duas', (n: number) => duaText(n).title],
  ['books', (n: number) => bookText(n).titles.bn],
  ['events', (n: number) => eventText(n).title],
])('titles of %s differ, so that a row is known by its title', (_, title) => {
  expect(new Set(first(1000, title)).size).toBe(1000)
})

test('texts are the same at every run and not all alike', () => {
  expect(first(50, duaText)).toEqual(first(50, duaText))
  expect(new Set(first(50, (n) => duaText(n).actualDua)).size).toBeGreaterThan(30)
})

test('lists hold all three scripts', () => {
  const titles = first(200, (n) => duaText(n).title)
  for (const script of [/\p{Script=Bengali}/u, /\p{Script=Arabic}/u, /[a-z]/])
    expect(titles.filter((title) => script.test(title)).length).toBeGreaterThan(20)
})

test('every day of an event exists, the last not before the first', () => {
  for (const { fromDate, toDate } of first(300, eventText)) {
    const [from, to] = [fromDate, toDate].map((text) => text.split('/').reverse().join('-'))
    expect(new Date(`${to}T00:00:00Z`).toISOString().slice(0, 10)).toBe(to)
    expect(String(to) >= String(from)).toBe(true)
  }
})
