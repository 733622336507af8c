// @vitest-environment jsdom
import { AxiosError } from 'axios'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorMessage, errorTexts, reasonOfNoResponse } from '../../src/client/api-error.ts'
import { http } from '../../src/client/http.ts'

afterEach(() => vi.unstubAllGlobals())

const answered = (isThere: boolean) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() =>
      isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
    ),
  )

describe('the reason for a missing response', () => {
  it.each([
    ['somebody is there, on another origin', 'https://api.example.org', true, true, 'foreign'],
    ['nobody is there', 'https://api.example.org', false, true, 'unreachable'],
    ['the own server is silent', '', true, true, 'unreachable'],
    ['the own server, by its address, is silent', location.origin, true, true, 'unreachable'],
    ['the own server, by a path, is silent', '/api', true, true, 'unreachable'],
    ['the network is gone', 'https://api.example.org', true, false, 'offline'],
  ] as const)('%s', async (_, address, isThere, onLine, expected) => {
    answered(isThere)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    expect(await reasonOfNoResponse(address)).toBe(expected)
    if (expected === 'foreign')
      expect(fetch).toHaveBeenCalledWith(address, { mode: 'no-cors', signal: expect.any(AbortSignal) })
  })

  it('replaces the general message', async () => {
    vi.spyOn(errorTexts, 'noResponse').mockImplementation((reason) => `It is ${reason}.`)
    const real = http.defaults.adapter
    http.defaults.adapter = (config) => Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
    const failure: unknown = await http.get('/api/dua/all').catch((error: unknown) => error)
    if (real) http.defaults.adapter = real
    expect(errorMessage(failure)).toBe('It is unreachable.')
    expect(errorMessage(new Error('else'), 'Something')).toBe('Something')
    expect(errorMessage(new Error('else'))).toBe('It is generic.')
  })
})
