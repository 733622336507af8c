import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFormula } from '../../../src/contract/text/formula-text.ts'
import { columns } from '../../../src/server/import/columns.ts'
import { png } from '../../support/content/pictures.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { multipart } from '../../support/server/multipart.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

describe('parts of every response', () => {
  let api: TestApi
  let foreign: TestApi
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let picture: string

  beforeAll(async () => {
    folder = await temporaryFolder()
    const consoleFolder = join(folder.path, 'console')
    await mkdir(consoleFolder)
    await writeFile(join(consoleFolder, 'index.html'), '<title>Foundation admin dashboard</title>')
    api = await startTestApi({ consoleFolder })
    const foreignFolder = join(folder.path, 'foreign')
    await mkdir(foreignFolder)
    // As written by a build with VITE_API_HOST.
    const page = '<meta name="api-host" content="https://api.example.org/base"><title>Foundation</title>'
    await writeFile(join(foreignFolder, 'index.html'), page)
    foreign = await startTestApi({
      consoleFolder: foreignFolder,
      settings: { CORS_ORIGIN: 'https://console.example.org' },
    })
    const form = await multipart(
      { fileType: 'image/png', fileUploadType: 'CMS' },
      { name: 'a', content: png() },
    )
    picture = (await api.call('POST', '/api/db-file/upload', form)).body.payload.fileUrl
  })
  afterAll(async () => {
    await api.end()
    await foreign.end()
    await folder.remove()
  })

  const addresses = (): [string, string][] => [
    ['page', '/'],
    ['page of the console', '/dua/add'],
    ['documentation', '/api-docs'],
    ['answer', '/api/dua/all'],
    ['open answer', '/static/file'],
    ['refusal', '/api/nothing'],
    ['bad address', '/%ff'],
    ['file', picture],
    ['health', '/healthz'],
  ]

  it('prevent type guessing, framing and foreign scripts', async () => {
    for (const [name, url] of addresses()) {
      const { headers } = await api.app.inject({ url, headers: { accept: 'text/html' } })
      expect([name, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([
        name,
        'nosniff',
        'SAMEORIGIN',
      ])
      const policy = String(headers['content-security-policy'])
      expect([name, /unsafe-eval|script-src[^;]*(unsafe-inline|\*|https:|data:|blob:)/.test(policy)]).toEqual(
        [name, false],
      )
      expect([name, /script-src 'self'|default-src '(self|none)'/.test(policy)]).toEqual([name, true])
      expect([name, headers['x-powered-by'], headers.server]).toEqual([name, undefined, undefined])
    }
  })

  it('allow no other origins', async () => {
    for (const [name, url] of addresses()) {
      const asked = await api.app.inject({ url, headers: { origin: 'https://evil.example' } })
      expect([name, asked.headers['access-control-allow-origin']]).toEqual([name, undefined])
    }
    const preflight = await api.app.inject({
      method: 'OPTIONS',
      url: '/api/dua/create',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
    expect(preflight.statusCode).toBe(404)
  })

  it('only the origins of the settings may call, without cookies', async () => {
    const preflight = async (origin: string): Promise<Record<string, unknown>> => {
      const headers = { origin, 'access-control-request-method': 'POST' }
      return (await foreign.app.inject({ method: 'OPTIONS', url: '/api/dua/create', headers })).headers
    }
    const known = await preflight('https://console.example.org')
    expect(known['access-control-allow-origin']).toBe('https://console.example.org')
    expect(known['access-control-allow-credentials']).toBeUndefined()
    for (const origin of ['https://evil.example', 'https://console.example.org.evil.example', 'null'])
      expect([origin, (await preflight(origin))['access-control-allow-origin']]).toEqual([origin, undefined])
  })

  it('a console that was built for another API may call that one', async () => {
    const policyOf = async (one: TestApi): Promise<string> =>
      String(
        (await one.app.inject({ url: '/', headers: { accept: 'text/html' } })).headers[
          'content-security-policy'
        ],
      )
    expect(await policyOf(api)).toContain("connect-src 'self';")
    expect(await policyOf(foreign)).toContain("connect-src 'self' https://api.example.org;")
    expect(await policyOf(foreign)).toContain("script-src 'self';")
  })

  it('the offered spreadsheet contains no formula', () => {
    const cells = columns.flatMap(({ heading, example, name }) => [heading, example, name])
    expect(cells.filter(isFormula)).toEqual([])
  })
})
