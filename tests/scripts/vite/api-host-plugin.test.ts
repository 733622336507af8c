import { resolveConfig } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiHostPlugin } from '../../../scripts/vite/api-host-plugin.ts'

describe('the address of the API in the built page', () => {
  afterEach(() => vi.unstubAllEnvs())

  const tagsFor = async (host: string | undefined): Promise<unknown> => {
    vi.stubEnv('VITE_API_HOST', host)
    const plugin = apiHostPlugin()
    await resolveConfig({ configFile: false, envDir: false, plugins: [plugin] }, 'build')
    return (plugin.transformIndexHtml as () => unknown)()
  }

  it('is available to the server of the build', async () => {
    expect(await tagsFor('https://api.example.org')).toEqual([
      { tag: 'meta', attrs: { name: 'api-host', content: 'https://api.example.org' }, injectTo: 'head' },
    ])
  })

  it('is omitted if the API is the origin that serves the console', async () => {
    expect(await tagsFor(undefined)).toEqual([])
  })

  it.each(['api.example.org', 'https://api.example.org/', 'ftp://example.org'])(
    'is refused: %s',
    async (host) => {
      await expect(tagsFor(host)).rejects.toThrow('VITE_API_HOST must be an address such as')
    },
  )
})
