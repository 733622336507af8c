import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage } from '../../support/browser/browser.ts'
import { rowWith, signIn } from '../../support/browser/console-actions.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { freePort } from '../../support/free-port.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const admin = { email: 'admin@example.org', password: 'A-first-password-1' }

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let browser: Browser
let served: TestApi
let called: TestApi
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
      // As any other build, but that nobody waits for it to be small.
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
  const [port, apiPort] = [await freePort(), await freePort()]
  address = `http://127.0.0.1:${port}`
  const consoleFolder = join(folder.path, 'console')
  await buildFor(`http://127.0.0.1:${apiPort}`, consoleFolder)
  served = await startTestApi({ consoleFolder, settings: { DATA_DIR: join(folder.path, 'served') } })
  called = await startTestApi({
    settings: { DATA_DIR: join(folder.path, 'called'), DEMO: 'true', CORS_ORIGIN: address },
  })
  await served.app.listen({ port, host: '127.0.0.1' })
  await called.app.listen({ port: apiPort, host: '127.0.0.1' })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await served?.end()
  await called?.end()
  await folder?.remove()
})

it('a console that was built for an API on another origin signs in, lists and saves there', async () => {
  const { page, expectQuiet, close } = await openPage(browser, { baseURL: address })
  await signIn(page, admin)
  await page.goto('/dua-categories')
  await page.getByRole('link', { name: /^Add/ }).click()
  await page.getByRole('textbox').first().fill('From elsewhere')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Dua category created').waitFor()
  await rowWith(page, 'From elsewhere').waitFor()
  expect(await called.services.store.count('DuaCategory', { title: 'From elsewhere' })).toBe(1)
  expect(await served.services.store.count('DuaCategory', {})).toBe(0)
  // The pictures of the list come from that API as well.
  const picture = page.waitForResponse((response) => response.url().includes('/files/'))
  await page.goto('/slider')
  expect((await picture).status()).toBe(200)
  expectQuiet()
  await close()
})
