import { describe, expect, it } from 'vitest'
import { tokenExpired, tokenExpiry } from '../../../src/console/session/token.ts'

const encode = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const jwt = (payload: string): string => `${encode('{"alg":"HS256"}')}.${encode(payload)}.signature`

describe('the end of a token', () => {
  it.each([
    ['a number of seconds', jwt('{"exp":1800000000}'), 1_800_000_000],
    ['characters of base64url', jwt('{"sub":"???>>>","exp":5}'), 5],
    ['no exp', jwt('{"sub":"1"}'), null],
    ['an exp that is text', jwt('{"exp":"5"}'), null],
    ['a payload that is no object', jwt('5'), null],
    ['a payload that is no JSON', jwt('exp'), null],
    ['no payload', 'opaque', null],
    ['nothing', '', null],
  ])('with %s', (_case, token, expected) => {
    expect(tokenExpiry(token)).toBe(expected)
  })

  it.each([
    ['before its exp', 999_999, false],
    ['at its exp', 1_000_000, true],
    ['after its exp', 1_000_001, true],
  ])('is %s', (_case, now, expected) => {
    expect(tokenExpired(jwt('{"exp":1000}'), now)).toBe(expected)
  })

  it('of an opaque token is left to the API', () => {
    expect(tokenExpired('example.access.token')).toBe(false)
  })
})
