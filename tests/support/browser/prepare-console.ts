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
 * after them. A test that fails twice on shared data is repeated on new data: data of other files can be the cause.
 */
export const prepareConsole = ({ sharesData = false }: ConsoleOptions = {}): (() => PreparedConsole) => {
  let prepared: PreparedConsole
  let first: PreparedConsole
  const own: ServedConsole[] = []
  const serveOwn = async (): Promise<ServedConsole> => {
    const server = await serveConsole()
    own.push(server)
    return server
  }
  beforeAll(async () => {
    const [server, browser] = await Promise.all([sharesData ? sharedConsole() : serveOwn(), sharedBrowser()])
    first = { server, browser, api: await apiClient(server.url) }
    prepared = first
  })
  beforeEach(async ({ task }) => {
    prepared = first
    if (!sharesData || (task.result?.retryCount ?? 0) < 2) return
    const server = await serveOwn()
    prepared = { ...first, server, api: await apiClient(server.url) }
  })
  afterAll(async () => {
    if (first) await closeOthers(first.browser)
    for (const server of own) await server.stop()
  })
  return () => prepared
}
