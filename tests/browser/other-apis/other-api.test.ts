import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { openPage, sharedBrowser } from '../../support/browser/browser.ts'
import { rowWith, signIn } from '../../support/browser/console-actions.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { apiClient } from '../../support/server/api-client.ts'
import { type ServedConsole, serveConsole } from '../../support/server/serve-console.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let served: TestApi
let called: ServedConsole
let address: string

/** Builds the console for an API at this address. */
const buildFor = async (host: string, outDir: string): Promise<void> => {
  const { NODE_ENV, VITE_API_HOST } = process.env
  process.env.VITE_API_HOST = host
  try {
    await build({
      root: join(root, 'src/console'),
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      // Like any other build, but not compressed as far.
      build: { outDir, emptyOutDir: true, minify: false },
    })
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
    if (VITE_API_HOST === undefined) delete process.env.VITE_API_HOST
    else process.env.VITE_API_HOST = VITE_API_HOST
  }
}

beforeAll(async () => {
  folder = await temporaryFolder()
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  called = await serveConsole({ CORS_ORIGIN: address })
  const consoleFolder = join(folder.path, 'console')
  await buildFor(called.url, consoleFolder)
  served = await startTestApi({ consoleFolder, settings: { DATA_DIR: join(folder.path, 'served') } })
  await served.app.listen({ port, host: '127.0.0.1' })
})
afterAll(async () => {
  await served?.end()
  await called?.stop()
  await folder?.remove()
})

it('a console that was built for an API on another origin signs in, lists and saves there', async () => {
  const { page, expectQuiet, close } = await openPage(await sharedBrowser(), { baseURL: address })
  await signIn(page)
  await page.goto('/dua-categories')
  await page.getByRole('link', { name: /^Add/ }).click()
  await page.getByRole('textbox').first().fill('From elsewhere')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Dua category created').waitFor()
  await rowWith(page, 'From elsewhere').waitFor()
  const api = await apiClient(called.url)
  const found = await api.send<{ payload: { totalElements: number } }>(
    'GET',
    '/api/dua-category/all?title=From%20elsewhere',
  )
  expect(found.payload.totalElements).toBe(1)
  expect(await served.services.store.count('DuaCategory', {})).toBe(0)
  // The pictures of the list come from that API too.
  const picture = page.waitForResponse((response) => response.url().includes('/files/'))
  await page.goto('/slider')
  expect((await picture).status()).toBe(200)
  expectQuiet()
  await close()
})
