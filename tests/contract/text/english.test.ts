import { expect, it } from 'vitest'
import { inWords, pastParticiple, plural, singular, withArticle } from '../../../src/contract/text/english.ts'

it.each([
  ['category', 'categories'],
  ['day', 'days'],
  ['branch', 'branches'],
  ['purpose', 'purposes'],
  ['class', 'classes'],
  ['status', 'statuses'],
  ['box', 'boxes'],
  ['news', 'news'],
  ['series', 'series'],
  ['Media', 'Media'],
  ['menu', 'menus'],
  ['virus', 'viruses'],
  ['size', 'sizes'],
  ['Chairperson', 'Chairpeople'],
  ['child', 'children'],
  ['prayer time', 'prayer times'],
  ['duaCategory', 'duaCategories'],
])('one %s, many %s, and back', (one, many) => {
  expect(plural(one)).toBe(many)
  expect(singular(many)).toBe(one)
  expect(singular(one)).toBe(one)
})

it.each([
  ['DuaCategory', 'dua category'],
  ['shortDescription', 'short description'],
])('%s in words: %s', (name, expected) => expect(inWords(name)).toBe(expected))

it.each([
  ['event', 'an event'],
  ['Upazila', 'an Upazila'],
])('%s with its article: %s', (words, expected) => expect(withArticle(words)).toBe(expected))

it.each([
  ['approve', 'approved'],
  ['ban', 'banned'],
  ['publish', 'published'],
  ['verify', 'verified'],
  ['send', 'sent'],
])('the past participle of %s is %s', (verb, done) => expect(pastParticiple(verb)).toBe(done))
