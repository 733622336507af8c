import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type ApiClient, apiClient } from '../server/api-client.ts'
import { type ServedConsole, serveConsole } from '../server/serve-console.ts'
import { sharedBrowser } from './browser.ts'
import { closeOthers } from './kept-pages.ts'

/** What the tests of a file share. */
export interface PreparedConsole {
  server: ServedConsole
  browser: Browser
  /** The API as its first admin calls it. */
  api: ApiClient
}

/** What of a console may differ. */
export interface ConsoleOptions {
  /**
   * Whether the file can do with data to which others have added: it looks for nothing but what it has made, or what is
   * there in any case, and changes nothing that all have in common, such as languages.
   */
  sharesData?: boolean
}

let shared: Promise<ServedConsole> | undefined

/** The console of the files of this process that share one; it ends with the process. */
const sharedConsole = (): Promise<ServedConsole> => {
  shared ??= serveConsole()
  return shared
}

/** Before the tests of a file: the console, on data of their own unless they share them, and a browser; after them, nothing of theirs is left. */
export const prepareConsole = ({ sharesData = false }: ConsoleOptions = {}): (() => PreparedConsole) => {
  let prepared: PreparedConsole
  beforeAll(async () => {
    const [server, browser] = await Promise.all([
      sharesData ? sharedConsole() : serveConsole(),
      sharedBrowser(),
    ])
    prepared = { server, browser, api: await apiClient(server.url) }
  })
  afterAll(async () => {
    if (prepared) await closeOthers(prepared.browser)
    if (!sharesData) await prepared?.server.stop()
  })
  return () => prepared
}
