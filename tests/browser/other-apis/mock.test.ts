import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveMock } from '../../../scripts/mock/console-server.ts'
import { type Prism, startPrism } from '../../../scripts/mock/prism.ts'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { platformKeys } from '../../../src/console/storage-keys.ts'
import { otherPlatform, type Platform } from '../../../src/modules/format/platform.ts'
import type { Module } from '../../../src/modules/format/types.ts'
import { openPage, sharedBrowser, type WatchedPage } from '../../support/browser/browser.ts'
import { signIn, visit } from '../../support/browser/console-actions.ts'
import { rawOperations } from '../../support/contract/raw-contract.ts'
import { addressesOf, allModules, isSeenIn, screensOf } from '../../support/module-screens.ts'
import type { ApiClient } from '../../support/server/api-client.ts'
import { isWhole } from '../walker/chosen-modules.ts'
import { listOperationOf } from '../walker/contract.ts'
import { askList, subjectFor } from '../walker/subject.ts'

let prism: Prism
let server: PreviewServer
let baseURL: string

beforeAll(async () => {
  prism = await startPrism(false)
  const port = await freePort()
  server = await serveMock(prism, { dynamic: false, rules: [], slow: 0, as: null }, port, '127.0.0.1')
  baseURL = `http://127.0.0.1:${port}`
}, 120_000)
afterAll(async () => {
  await server?.close()
  await prism?.stop()
})

const choosePlatform = async (watched: WatchedPage, platform: Platform): Promise<void> => {
  await watched.page.addInitScript(
    ([own, other]) => {
      localStorage.removeItem(other)
      localStorage.setItem(own, 'true')
    },
    [platformKeys[platform], platformKeys[otherPlatform(platform)]] as const,
  )
}

const openList = async (watched: WatchedPage, module: Module): Promise<void> => {
  const [address = ''] = addressesOf(module, 'list')
  expect(await visit(watched.page, address)).toBe(address)
  const shown = watched.page.getByRole('main').getByRole(module.list?.view === 'cards' ? 'heading' : 'row')
  await expect.poll(() => shown.count()).toBeGreaterThan(1)
}

/** The mock's record 1, which the edit address must match. */
const recordOf = async ({ module }: Module): Promise<Readonly<Record<string, unknown>>> => {
  const operation = rawOperations.find(({ id }) => id === `get${module.resource}`)
  if (!operation) return {}
  const response = await fetch(`${baseURL}${operation.path.replace(/\{\w+\}/g, '1')}`, {
    headers: { authorization: 'Bearer somebody' },
  })
  return ((await response.json()) as { payload: Record<string, unknown> }).payload
}

/** The edit form of a record, which requests everything that the add form does; the add form if there is none. */
const openForm = async (watched: WatchedPage, module: Module): Promise<void> => {
  const { add, edit } = screensOf(module)
  const [address] = [
    ...(edit ? addressesOf(module, 'edit', await recordOf(module)) : []),
    ...(add ? addressesOf(module, 'add') : []),
  ]
  if (address === undefined) return
  expect(await visit(watched.page, address)).toBe(address)
  await watched.page.getByRole('main').locator('form').waitFor()
}

const openView = async (watched: WatchedPage, module: Module): Promise<void> => {
  for (const address of addressesOf(module, 'view')) {
    expect(await visit(watched.page, address)).toBe(address)
    await watched.page.getByRole('definition').first().waitFor()
  }
}

describe.each(['WEB', 'MOBILE'] as const)('on the mock, in %s mode', (platform) => {
  const modules = allModules().filter((module) => isSeenIn(module, platform))
  let watched: WatchedPage
  beforeAll(async () => {
    watched = await openPage(await sharedBrowser(), { baseURL })
    await choosePlatform(watched, platform)
    await signIn(watched.page)
  })
  afterAll(() => watched?.close())

  // The walk opens the screens of every other module, on the real API.
  const opened = modules.filter((module) => isWhole(module, 'list') || isWhole(module, 'form'))
  it.each(opened.map((module) => [module.id, module] as const))(
    'every screen of %s opens with believable data',
    async (_, module) => {
      const { list, view } = screensOf(module)
      const from = watched.problems.length
      if (list) await openList(watched, module)
      await openForm(watched, module)
      if (view) await openView(watched, module)
      expect(watched.problems.slice(from)).toEqual([])
    },
  )
})

describe('the mock', () => {
  const api: ApiClient = {
    token: '',
    send: async (method, path) => {
      const response = await fetch(`${baseURL}${path}`, {
        method,
        headers: { authorization: 'Bearer somebody' },
      })
      expect(response.status, path).toBe(200)
      return response.json()
    },
  }
  const modules = allModules().filter((module) => listOperationOf(module) !== undefined)

  it.each(modules.map((module) => [module.id, module] as const))('has rows for %s', async (_, module) => {
    const { rows } = await askList(api, await subjectFor(api, module))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows[0]).toHaveProperty('id')
  })
})

describe('responses of the mock, changed at run time', () => {
  const set = (settings: Record<string, string>) =>
    fetch(`${baseURL}/__mock`, {
      method: 'POST',
      body: new URLSearchParams({ rules: '', slow: '0', as: '', ...settings }),
    })
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`${baseURL}${path}`, { headers: { authorization: 'Bearer x' } })).status
  const privileges = async (): Promise<readonly string[]> => {
    const response = await fetch(`${baseURL}/api/me`, { headers: { authorization: 'Bearer x' } })
    return (await response.json()).payload.previleges
  }

  it('returns statuses for several paths, until they are removed', async () => {
    expect((await set({ rules: '500 /api/dua/all\r\n403 /api/book' })).status).toBe(200)
    expect(await Promise.all(['/api/dua/all', '/api/book/all', '/api/tasbih/all'].map(statusOf))).toEqual([
      500, 403, 200,
    ])
    await set({})
    expect(await statusOf('/api/dua/all')).toBe(200)
  })

  it('returns the requested record, and the rows of a filter', async () => {
    const payloadOf = async (path: string) => {
      const response = await fetch(`${baseURL}${path}`, { headers: { authorization: 'Bearer x' } })
      return (await response.json()).payload
    }
    expect((await payloadOf('/api/dua/id/2')).id).toBe(2)
    expect((await payloadOf('/api/dua/all?active=false')).content).toMatchObject([{ active: false }])
  })

  it('signs in as another user from then on; applies two changes at once one after the other, and matches the page then', async () => {
    expect((await privileges()).length).toBeGreaterThan(10)
    const responses = await Promise.all([set({ as: 'TASBIH_READ' }), set({ as: 'BOOK_READ' })])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    const page = await (await fetch(`${baseURL}/__mock`)).text()
    const [, as] = /name="as".*value="(\w+)"/.exec(page) ?? []
    expect(['TASBIH_READ', 'BOOK_READ']).toContain(as)
    expect(await privileges()).toEqual([as])
  })

  it('refuses invalid settings, keeps them on the page, and stays unchanged', async () => {
    const before = await privileges()
    for (const wrong of [{ rules: '900 /api' }, { slow: 'very' }, { as: '"DUA_REED"' }]) {
      const response = await set(wrong)
      expect(response.status).toBe(400)
      const page = await response.text()
      expect(page).toContain('role="alert"')
      expect(page).not.toMatch(/--(code|slow|as)\b/)
      for (const typed of Object.values(wrong)) expect(page).toContain(typed.replaceAll('"', '&quot;'))
    }
    expect(await privileges()).toEqual(before)
  })

  it('leaves no process that responds', async () => {
    await prism.stop()
    await expect(fetch(`http://127.0.0.1:${prism.port}/`)).rejects.toThrow()
  })
})
