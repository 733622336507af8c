import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from '../../src/server/http/console-files.ts'
import { readSettings } from '../../src/server/settings.ts'
import { startTestApi } from '../support/server/test-api.ts'

const page = await readFile(fileURLToPath(new URL('../../docs/deployment.md', import.meta.url)), 'utf8')

/** The cells of the table rows below a heading. */
const rowsUnder = (text: string, heading: string): string[][] =>
  (text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** Every variable that the settings read. */
const settingNames = (): string[] => {
  const names = new Set<string>()
  readSettings(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_, name) => {
          names.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...names].sort()
}

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name)

describe('the page about deployment', () => {
  const settings = rowsUnder(page, 'Settings')

  it('lists every setting, and no other', () => {
    expect(settings.flatMap(([, name]) => namesIn(name)).sort()).toEqual(settingNames())
  })

  const store = {
    S3_ENDPOINT: 'https://s3.example.org',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  }

  it.each(settings.map(([, name = '', value = '']) => [namesIn(name)[0] ?? '', value]))(
    'has the default of %s: %s',
    (name, value) => {
      const [, literal] = /^`([^`]*)`$/.exec(value) ?? []
      const others = name === 'S3_REGION' ? store : {}
      if (literal === undefined) {
        // No default, or a generated one: an empty value is valid.
        expect(() => readSettings({ ...others, [name]: '' })).not.toThrow()
        expect(value).toMatch(/^$|^generated/)
      } else expect(readSettings({ ...others, [name]: literal })).toEqual(readSettings(others))
    },
  )

  it('names existing metrics', async () => {
    const api = await startTestApi()
    await api.app.inject({ url: '/readyz' })
    const { payload } = await api.app.inject({ url: '/metrics' })
    const names = rowsUnder(page, 'Health and metrics').flatMap(([, name = '']) =>
      [...name.matchAll(/`([a-z]+_[a-z0-9_]+)`/g)].map(([, found]) => found),
    )
    expect(names.length).toBeGreaterThan(5)
    for (const name of names) expect(payload).toContain(`# TYPE ${name} `)
    await api.end()
  })

  it('has the policy that the server sends', () => {
    const [, shown = ''] = /\nContent-Security-Policy: (.+)\n/.exec(page) ?? []
    const { directives } = contentSecurityPolicy('https://api.example.org', ["'sha256-…'"])
    const { 'frame-src': _frames, ...rest } = directives
    expect(shown.split('; ')).toEqual(Object.entries(rest).map(([name, from]) => [name, ...from].join(' ')))
  })
})
