import { expect, it } from 'vitest'
import { tagsOfStyle } from '../../../src/contract/text/rich-text-rules.ts'

it.each([
  ['font-weight: 700', ['strong']],
  ['FONT-WEIGHT: Bold !important', ['strong']],
  ['font-weight: normal', []],
  ['font-style:italic; color: red', ['em']],
  ['text-decoration: underline', ['u']],
  ['text-decoration-line: underline line-through', ['u', 's']],
  ['text-decoration: none; color: underline', []],
  ['vertical-align: super', ['sup']],
  ['vertical-align: subscript', []],
  ['font-weight: bold; font-style: italic', ['strong', 'em']],
])('%s declares %o', (style, tags) => {
  expect(tagsOfStyle(style)).toEqual(tags)
})

it('a style without end costs no more than its length', () => {
  // A search that started again at each word would take minutes.
  expect(tagsOfStyle('text-decoration'.repeat(100_000))).toEqual([])
  expect(tagsOfStyle(`${'text-decoration:'.repeat(100_000)}underline`)).toEqual([])
})
