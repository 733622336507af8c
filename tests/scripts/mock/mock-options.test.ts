import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { preferHeader, readMockOptions } from '../../../scripts/mock/mock-options.ts'
import { signedInAs } from '../../../scripts/mock/signed-in-as.ts'

describe('readMockOptions', () => {
  it('has no options by default', () => {
    expect(readMockOptions([])).toEqual({ rules: [], dynamic: false, slow: 0, as: null })
  })

  it('reads status, path and dynamic', () => {
    expect(readMockOptions(['--code', '500=/api/dua/all', '--dynamic'])).toEqual({
      rules: [{ code: '500', path: '/api/dua/all' }],
      dynamic: true,
      slow: 0,
      as: null,
    })
  })

  it('reads delay and role', () => {
    expect(readMockOptions(['--slow', '3000', '--as', 'DUA_READ'])).toMatchObject({
      slow: 3000,
      as: 'DUA_READ',
    })
  })

  it('reads several statuses, each with its path', () => {
    expect(readMockOptions(['--code', '500=/api/dua/all', '--code', '403=/api/book']).rules).toEqual([
      { code: '500', path: '/api/dua/all' },
      { code: '403', path: '/api/book' },
    ])
  })

  it('refuses an invalid path', () => {
    expect(() => readMockOptions(['--code', '500=dua'])).toThrow('--code: "dua" is no path of the API')
  })

  it('refuses a delay that is no number', () => {
    expect(() => readMockOptions(['--slow', 'very'])).toThrow('--slow: "very" is no number of milliseconds')
  })

  it.each([
    ['--slwo', 'There is no --slwo: rename it to "--slow"'],
    ['dua', "Unexpected argument 'dua'"],
    ['--slow', '<value>'],
  ])('refuses %s with the valid options', (arg, message) => {
    expect(() => readMockOptions([arg])).toThrow(message)
    for (const name of ['--code', '--dynamic', '--slow', '--as'])
      expect(() => readMockOptions([arg])).toThrow(`\n  ${name} `)
  })

  it.each(['99', '600', 'abc', '5000'])('refuses the status %s', (code) => {
    expect(() => readMockOptions(['--code', code])).toThrow('is no HTTP status, such as 401')
  })
})

describe('preferHeader', () => {
  const anywhere = { rules: [{ code: '401', path: '' }], dynamic: false }
  const made = { rules: [], dynamic: true }
  const duas = { rules: [{ code: '500', path: '/api/dua/all' }], dynamic: false }
  const several = {
    rules: [...anywhere.rules, ...duas.rules, { code: '403', path: '/api/dua' }],
    dynamic: false,
  }

  it.each([
    ['nothing asked', { rules: [], dynamic: false }, '/api/dua/all', undefined, undefined],
    ['everywhere', anywhere, '/api/dua/all?pageNo=0', undefined, 'code=401'],
    ['sign-in is spared', anywhere, '/api/signin', undefined, undefined],
    ['who am I is spared', anywhere, '/api/me', undefined, undefined],
    ['a longer path is not', anywhere, '/api/me-too', undefined, 'code=401'],
    ['the named path', duas, '/api/dua/all?pageNo=0', undefined, 'code=500'],
    ['another path', duas, '/api/dua/id/1', undefined, undefined],
    ['the own header wins', duas, '/api/dua/all', 'code=404', 'code=404'],
    [
      'sign-in when named',
      { ...duas, rules: [{ code: '500', path: '/api/signin' }] },
      '/api/signin',
      undefined,
      'code=500',
    ],
    ['the longest path of several', several, '/api/dua/all', undefined, 'code=500'],
    ['a shorter one', several, '/api/dua/id/1', undefined, 'code=403'],
    ['the one for everything', several, '/api/book/all', undefined, 'code=401'],
    ['made-up answers', made, '/api/dua/all', undefined, undefined],
    ['who am I is not made up', made, '/api/me', undefined, 'dynamic=false'],
    ['nor is sign-in', made, '/api/signin', undefined, 'dynamic=false'],
    ['nor an error', { ...duas, dynamic: true }, '/api/dua/all', undefined, 'code=500, dynamic=false'],
  ])('%s', (_, options, url, sent, expected) => {
    expect(preferHeader(options, url, sent)).toBe(expected)
  })
})

describe('signedInAs', () => {
  const document = JSON.parse(
    readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'),
  ) as Record<string, unknown>
  const user = (wanted: string) => {
    const { paths } = signedInAs(document, wanted) as {
      paths: Record<
        string,
        { get: { responses: Record<string, { content: Record<string, { example: unknown }> }> } }
      >
    }
    return paths['/api/me']?.get.responses[200]?.content['application/json']?.example
  }

  it('gives the signed-in user an example role', () => {
    expect(user('مراجع اللغة')).toMatchObject({
      payload: {
        roles: [{ roleName: 'مراجع اللغة' }],
        previleges: ['LANGUAGE_READ', 'LANGUAGE_UPDATE', 'HADITH_READ'],
      },
    })
  })

  it('or the given privileges', () => {
    expect(user('DUA_READ, DUA_UPDATE')).toMatchObject({
      payload: { previleges: ['DUA_READ', 'DUA_UPDATE'] },
    })
  })

  it('and lists the existing roles', () => {
    expect(() => user('DUA_REED')).toThrow('nor a privilege: rename it to "DUA_READ"')
  })
})
