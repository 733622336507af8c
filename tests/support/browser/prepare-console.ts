import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type ApiClient, apiClient } from '../server/api-client.ts'
import { type ServedConsole, serveConsole } from '../server/serve-console.ts'
import { sharedBrowser } from './browser.ts'
import { closeOthers } from './kept-pages.ts'

/** The parts that the tests of a file share. */
export interface PreparedConsole {
  server: ServedConsole
  browser: Browser
  /** The API, called as the first admin. */
  api: ApiClient
}

/** Options of the console. */
export interface ConsoleOptions {
  /**
   * Whether the file accepts data of other files: it looks only for its own records or those that always exist,
   * and changes nothing global, such as languages.
   */
  sharesData?: boolean
}

let shared: Promise<ServedConsole> | undefined

/** The console that files of this process share; it ends with the process. */
const sharedConsole = (): Promise<ServedConsole> => {
  shared ??= serveConsole()
  return shared
}

/**
 * Starts the console, with its own data unless shared, and a browser before the tests of a file; removes both
 * after them. A test that fails on shared data is repeated on new data: data of other files can be the cause.
 */
export const prepareConsole = ({ sharesData = false }: ConsoleOptions = {}): (() => PreparedConsole) => {
  let prepared: PreparedConsole
  let own: ServedConsole | undefined
  const serveOwn = async (): Promise<ServedConsole> => {
    own = await serveConsole()
    return own
  }
  beforeAll(async () => {
    const [server, browser] = await Promise.all([sharesData ? sharedConsole() : serveOwn(), sharedBrowser()])
    prepared = { server, browser, api: await apiClient(server.url) }
  })
  beforeEach(async ({ task }) => {
    if (own || !task.result?.retryCount) return
    const server = await serveOwn()
    prepared = { ...prepared, server, api: await apiClient(server.url) }
  })
  afterAll(async () => {
    if (prepared) await closeOthers(prepared.browser)
    await own?.stop()
  })
  return () => prepared
}
