import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { idle, startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { fixtureContract } from '../fixture-contract.ts'

const page = '<meta name="foundation-name" content="Foundation"><title>Foundation admin dashboard</title>'

describe('a console that calls another API', () => {
  it.each([
    ['https://api.example.org', "connect-src 'self' https://api.example.org;"],
    ['http://10.0.0.7:8080/backend', "connect-src 'self' http://10.0.0.7:8080;"],
    ['', "connect-src 'self';"],
    ["'none'; script-src *", "connect-src 'self';"],
  ])('may reach the one it was built for: "%s"', async (host, expected) => {
    const folder = await temporaryFolder()
    const meta = host === '' ? '' : `<meta name="api-host" content="${host}">`
    await writeFile(join(folder.path, 'index.html'), `${meta}${page}`)
    const api = await startTestApi({
      contract: fixtureContract(),
      handlers: { getMe: idle, openDoor: idle },
      consoleFolder: folder.path,
    })
    const { headers } = await api.call('GET', '/', { token: null, headers: { accept: 'text/html' } })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(expected)
    expect(policy).toContain("script-src 'self';")
    for (const directive of ['img-src', 'media-src'])
      expect(new RegExp(`${directive}[^;]*${expected.split(' ')[2] ?? ';'}`).test(policy)).toBe(true)
    await api.end()
    await folder.remove()
  })
})

describe('the console that the API serves', () => {
  let api: TestApi
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeAll(async () => {
    folder = await temporaryFolder()
    await mkdir(join(folder.path, 'assets'))
    await mkdir(join(folder.path, '.vite'))
    await writeFile(join(folder.path, 'index.html'), page)
    await writeFile(join(folder.path, 'assets/app-1234.js'), `/* ${'a'.repeat(5000)} */`)
    await writeFile(join(folder.path, '.vite/manifest.json'), '{}')
    api = await startTestApi({
      contract: fixtureContract(),
      handlers: { getMe: idle, openDoor: idle },
      consoleFolder: folder.path,
      settings: { FOUNDATION_NAME: 'Nur & "$&"' },
    })
  })
  afterAll(async () => {
    await api.end()
    await folder.remove()
  })

  const open = (url: string, accept = 'text/html'): ReturnType<TestApi['call']> =>
    api.call('GET', url, { token: null, headers: { accept, 'accept-encoding': 'br' } })

  it('redirects browsers from a malformed URL to a page, and returns an error to programs', async () => {
    const { status, headers } = await open('/%E0')
    expect([status, headers.location]).toEqual([302, '/404'])
    for (const [url, accept] of [
      ['/%E0', '*/*'],
      ['/api/%E0', 'text/html'],
      ['/files/%', 'text/html'],
    ] as const) {
      const refused = await open(url, accept)
      expect(refused).toMatchObject({
        status: 400,
        body: { success: false, message: 'The address is not valid.', code: 'request.address' },
      })
    }
  })

  it.each(['/', '/dua/add', '/assets', '/static/nothing', '/index.html'])(
    'returns its page at %s',
    async (url) => {
      const { status, headers } = await open(url)
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(headers['content-security-policy']).toContain("script-src 'self';")
    },
  )

  it('returns its page at the root to programs too, such as health checks', async () => {
    const { status, headers } = await open('/?from=check', '*/*')
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (page: Buffer) => page],
  ])('returns its page compressed as the browser accepts: %s', async (accepted, encoding, unpack) => {
    const headers = { accept: 'text/html', 'accept-encoding': accepted }
    const response = await api.app.inject({ url: '/', headers })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers.vary).toContain('accept-encoding')
    expect(unpack(response.rawPayload).toString()).toContain('admin dashboard</title>')
  })

  it("carries the foundation's name, which is text", async () => {
    const { body } = await api.call('GET', '/', { token: null, headers: { accept: 'text/html' } })
    const name = 'Nur &amp; &quot;$&amp;&quot;'
    expect(body).toBe(`<meta name="foundation-name" content="${name}"><title>${name} admin dashboard</title>`)
  })

  it('serves hashed files permanently cacheable, and compressed', async () => {
    const { status, headers } = await open('/assets/app-1234.js', '*/*')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
  })

  it('omits headers for pages from hashed files', async () => {
    const { headers } = await open('/assets/app-1234.js', '*/*')
    for (const name of [
      'content-security-policy',
      'x-frame-options',
      'referrer-policy',
      'origin-agent-cluster',
    ])
      expect(headers).not.toHaveProperty(name)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  it.each([
    ['/assets/missing.js', '*/*'],
    ['/api/missing', 'text/html'],
    ['/files/a/b', 'text/html'],
    ['/.vite/manifest.json', '*/*'],
    ['/../package.json', '*/*'],
    ['/assets/..%2f..%2fpackage.json', '*/*'],
  ])('has nothing at %s', async (url, accept) => {
    const { status, body } = await open(url, accept)
    expect(status).toBe(404)
    expect(body).toEqual({
      success: false,
      message: 'There is nothing at this address.',
      code: 'request.nothingThere',
    })
  })
})
