// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { mergeRichText } from '../../../../src/console/engine/history/merge-rich-text.ts'

const merged = (before: string, after: string): string => {
  const [first, second] = [before, after].map(
    (html) => new DOMParser().parseFromString(html, 'text/html').body,
  )
  if (!first || !second) throw new Error('nothing was parsed')
  const box = document.createElement('div')
  box.append(mergeRichText(first, second))
  return box.innerHTML
}

it.each([
  ['nothing', '<p>এক দুই</p><hr>', '<p>এক দুই</p><hr>', '<p>এক দুই</p><hr>'],
  ['words', '<p>সকাল ও সন্ধ্যা</p>', '<p>সকাল আর সন্ধ্যা</p>', '<p>সকাল <del>ও </del><ins>আর </ins>সন্ধ্যা</p>'],
  [
    'a format',
    '<p>one <strong>two</strong> three</p>',
    '<p>one two three</p>',
    '<p>one <strong><del>two</del></strong><del> </del><ins>two </ins>three</p>',
  ],
  [
    'an item of a list',
    '<ul><li>one</li><li>two</li></ul>',
    '<ul><li>one</li><li>another</li><li>two</li></ul>',
    '<ul><li>one</li><li><ins>another</ins></li><li>two</li></ul>',
  ],
  ['a paragraph that went', '<p>ends</p><p>gone</p>', '<p>ends</p>', '<p>ends</p><p><del>gone</del></p>'],
  [
    'a paragraph made a heading',
    '<p>دعاء</p>',
    '<h2>دعاء</h2>',
    '<p><del>دعاء</del></p><h2><ins>دعاء</ins></h2>',
  ],
  [
    'a paragraph in two',
    '<p>one two</p>',
    '<p>one </p><p>two</p>',
    '<p>one <del>two</del></p><p><ins>two</ins></p>',
  ],
  [
    'a picture',
    '<p>see <img src="/a.png"></p>',
    '<p>see <img src="/b.png"></p>',
    '<p>see <del><img src="/a.png"></del><ins><img src="/b.png"></ins></p>',
  ],
  [
    'a link',
    '<p>see <a href="https://a.example.org">here</a></p>',
    '<p>see <a href="https://b.example.org">here</a></p>',
    '<p>see <a href="https://a.example.org"><del>here</del></a><a href="https://b.example.org"><ins>here</ins></a></p>',
  ],
  ['everything', '', '<p>new</p>', '<p><ins>new</ins></p>'],
])('shows where %s differs, as it looks', (_what, before, after, expected) => {
  expect(merged(before, after)).toBe(expected)
})
