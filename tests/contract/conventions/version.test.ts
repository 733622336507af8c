import { expect, it } from 'vitest'
import { ifMatch, readVersion, sentVersion, versionsIn } from '../../../src/contract/conventions/version.ts'

const time = '2026-03-15T11:02:10.000Z'

it.each([
  [{ lastModifiedDate: time }, time],
  [{ lastModifiedDate: 3 }, undefined],
  [{}, undefined],
])('the version of %j is %s', (record, expected) => expect(readVersion(record)).toBe(expected))

it.each([
  [{ 'if-match': '"3"' }, { lastModifiedDate: time }, '"3"'],
  [{ 'if-match': '' }, { lastModifiedDate: time }, time],
  [{}, { lastModifiedDate: time }, time],
  [{}, { lastModifiedDate: null }, null],
  [{}, {}, null],
])('headers %j and body %j are based on %s', (headers, body, expected) =>
  expect(sentVersion(headers, body)).toBe(expected),
)

it.each([
  ['"3"', ['3']],
  ['W/"3", "4"', ['3', '4']],
  ['*', ['*']],
  ['"aW/3"', ['aW/3']],
  ['a"3"', ['a"3"']],
  ['"3"a', ['"3"a']],
  [time, [time]],
])('%s names %j', (sent, expected) => expect(versionsIn(sent)).toEqual(expected))

it('is found in the header that a change sends it in', () => {
  expect(ifMatch(time)).toEqual({ 'If-Match': `"${time}"` })
  expect(versionsIn(ifMatch(time)['If-Match'] ?? '')).toEqual([time])
})
