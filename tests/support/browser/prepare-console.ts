import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type ApiClient, apiClient } from '../server/api-client.ts'
import { type ServedConsole, serveConsole } from '../server/serve-console.ts'
import { sharedBrowser } from './browser.ts'

/** What the tests of a file share. */
export interface PreparedConsole {
  server: ServedConsole
  browser: Browser
  /** The API as its first admin calls it. */
  api: ApiClient
}

/** Before the tests of a file: the console, on data of their own, and a browser; after them, nothing of theirs is left. */
export const prepareConsole = (): (() => PreparedConsole) => {
  let prepared: PreparedConsole
  beforeAll(async () => {
    const [server, browser] = await Promise.all([serveConsole(), sharedBrowser()])
    prepared = { server, browser, api: await apiClient(server.url) }
  })
  afterAll(async () => {
    for (const context of prepared?.browser.contexts() ?? []) await context.close()
    await prepared?.server.stop()
  })
  return () => prepared
}
