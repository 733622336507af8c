import { expect, it } from 'vitest'
import { cleanHtml, maxNesting, NestedTooDeep } from '../../../src/server/text/sanitize.ts'

it.each([
  ['plain text', 'plain text'],
  ['a < b & c', 'a &lt; b &amp; c'],
  ['<p>দোয়া</p>', '<p>দোয়া</p>'],
  [
    '<p dir="rtl" style="text-align: right">الحمد لله</p>',
    '<p dir="rtl" style="text-align:right">الحمد لله</p>',
  ],
  ['<p style="background:url(//x)">a</p>', '<p>a</p>'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script>', ''],
  ['<style>*{}</style>a', 'a'],
  ['<svg><a xlink:href="javascript:x()">a</a></svg>', 'a'],
  ['<iframe src="https://example.org"></iframe>', ''],
  ['<a href="javascript:x()">a</a>', 'a'],
  ['<a href="JaVaScRiPt&#58;x()">a</a>', 'a'],
  ['<a href="https://example.org">a</a>', '<a href="https://example.org">a</a>'],
  [
    '<a href="https://example.org" target="_blank">a</a>',
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['<a href="//example.org">a</a>', 'a'],
  ['<a href="java\tscript:x()">a</a>', 'a'],
  ['<a href="/\\example.org">a</a>', 'a'],
  ['<a href="/book/1?at=12:30">a</a>', '<a href="/book/1?at=12:30">a</a>'],
  ['<a href="/a" target="other" rel="opener">a</a>', '<a href="/a">a</a>'],
  ['<p>a <unwrapped>b</unwrapped> <span>c</span></p>', '<p>a b c</p>'],
  [
    '<p style="padding-left: 40px; text-align: CENTER !important">a</p>',
    '<p style="text-align:center;padding-left:40px">a</p>',
  ],
  ['<p style="text-align:center\\;x:url(y)">a</p>', '<p>a</p>'],
  ['<img src="/a.png" style="width:50%;height:2.5em">', '<img src="/a.png" width="50%" height="40" />'],
  [
    '<table><caption>a</caption><thead><tr><th>b</th></tr></thead><tfoot><tr><td>c</td></tr></tfoot></table>',
    '<div>a</div><table><tbody><tr><th>b</th></tr><tr><td>c</td></tr></tbody></table>',
  ],
  ['<caption>a</caption>', '<div>a</div>'],
  ['<img src="data:image/svg+xml,x" alt="a">', ''],
  ['<img src="/files/abc/a.png" alt="a" onerror="x()">', '<img src="/files/abc/a.png" alt="a" />'],
  ['<form action="https://example.org"><input name="password"></form>', ''],
])('%s', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected)
  expect(cleanHtml(expected)).toBe(expected)
})

it('accepts its maximum nesting, and no deeper', () => {
  const nested = (depth: number): string => `${'<div>'.repeat(depth)}a${'</div>'.repeat(depth)}`
  expect(cleanHtml(nested(maxNesting))).toBe(nested(maxNesting))
  expect(() => cleanHtml(nested(maxNesting + 1))).toThrow(NestedTooDeep)
  const besideEachOther = '<p>a</p><br /><hr />'.repeat(500)
  expect(cleanHtml(besideEachOther)).toBe(besideEachOther)
})
