import { describe, expect, it } from 'vitest'
import { preferHeader, readMockOptions } from '../../scripts/mock/mock-options.ts'

describe('readMockOptions', () => {
  it('asks for nothing by default', () => {
    expect(readMockOptions([])).toEqual({ code: null, path: '', dynamic: false })
  })

  it('reads status, path and dynamic', () => {
    expect(readMockOptions(['--code', '500', '--path', '/api/dua/all', '--dynamic'])).toEqual({
      code: '500',
      path: '/api/dua/all',
      dynamic: true,
    })
  })

  it.each(['99', '600', 'abc', '5000'])('refuses the status %s', (code) => {
    expect(() => readMockOptions(['--code', code])).toThrow('--code takes an HTTP status')
  })
})

describe('preferHeader', () => {
  const anywhere = { code: '401', path: '', dynamic: false }
  const made = { code: null, path: '', dynamic: true }
  const duas = { code: '500', path: '/api/dua/all', dynamic: false }

  it.each([
    ['nothing asked', { code: null, path: '', dynamic: false }, '/api/dua/all', undefined, undefined],
    ['everywhere', anywhere, '/api/dua/all?pageNo=0', undefined, 'code=401'],
    ['sign-in is spared', anywhere, '/api/signin', undefined, undefined],
    ['who am I is spared', anywhere, '/api/me', undefined, undefined],
    ['a longer path is not', anywhere, '/api/me-too', undefined, 'code=401'],
    ['the named path', duas, '/api/dua/all?pageNo=0', undefined, 'code=500'],
    ['another path', duas, '/api/dua/id/1', undefined, undefined],
    ['the own header wins', duas, '/api/dua/all', 'code=404', 'code=404'],
    ['sign-in when named', { ...duas, path: '/api/signin' }, '/api/signin', undefined, 'code=500'],
    ['made-up answers', made, '/api/dua/all', undefined, undefined],
    ['who am I is not made up', made, '/api/me', undefined, 'dynamic=false'],
    ['nor is sign-in', made, '/api/signin', undefined, 'dynamic=false'],
    ['nor an error', { ...duas, dynamic: true }, '/api/dua/all', undefined, 'code=500, dynamic=false'],
  ])('%s', (_, options, url, sent, expected) => {
    expect(preferHeader(options, url, sent)).toBe(expected)
  })
})
