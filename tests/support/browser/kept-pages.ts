import type { Browser, Page } from 'playwright-core'
import { tokenKey } from '../../../src/console/storage-keys.ts'
import {
  openPage,
  signedInState,
  viewport,
  type WatchedPage,
  type WatchOptions,
  watchPage,
} from './browser.ts'
import { clearPage, remember } from './clear-page.ts'

/** Reset pages for later tests of this process, by the options of their browser contexts. */
const kept = new Map<string, Page[]>()

const keyOf = ({ baseURL, context }: WatchOptions): string => JSON.stringify([baseURL, context])

/** Pages with settings that a reset does not undo. */
const altered = new WeakSet<Page>()

/** Records calls of these methods of an object. */
const noteCalls = <Target extends object>(
  target: Target,
  names: readonly (keyof Target & string)[],
  note: () => void,
): void => {
  for (const name of names) {
    const method = target[name] as (...args: unknown[]) => unknown
    Reflect.set(target, name, (...args: unknown[]) => {
      note()
      return method.apply(target, args)
    })
  }
}

/** Records permanent changes to a page or its context, and storage of other origins. */
const watchAlterations = (page: Page, origin: string): void => {
  const note = (): void => void altered.add(page)
  const context = page.context()
  noteCalls(page, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'], note)
  noteCalls(page.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], note)
  noteCalls(context, ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'], note)
  noteCalls(context, ['grantPermissions', 'newCDPSession', 'route', 'setGeolocation', 'setOffline'], note)
  page.on('framenavigated', (frame) => {
    const isElsewhere = frame.url().startsWith('http') && !frame.url().startsWith(`${origin}/`)
    if (frame === page.mainFrame() && isElsewhere) note()
  })
}

/** Opens a new page with the session of this token, or none. */
export const openSignedIn = (
  browser: Browser,
  options: WatchOptions,
  token: string | undefined,
): Promise<WatchedPage> => {
  const session = token !== undefined && { storageState: signedInState(options.baseURL, token) }
  return openPage(browser, { ...options, context: { ...options.context, ...session } })
}

/**
 * A reset page with the same context options, which has fetched and compiled the console already; a new one if
 * there is none.
 */
export const takePage = async (
  browser: Browser,
  options: WatchOptions,
  token: string | undefined,
): Promise<WatchedPage> => {
  const page = kept.get(keyOf(options))?.pop()
  if (page) {
    if (token !== undefined) await remember(page, { [tokenKey]: token })
    return watchPage(page, options.allow)
  }
  const watched = await openSignedIn(browser, options, token)
  watchAlterations(watched.page, options.baseURL)
  return watched
}

/** Resets a page and keeps it for later tests; closes it if it has permanent changes. */
export const keepPage = async (
  { page, problems, close }: WatchedPage,
  options: WatchOptions,
): Promise<void> => {
  if (page.isClosed() || altered.has(page) || problems.length > 0) return close()
  await clearPage(page, options.baseURL, options.context?.viewport ?? viewport)
  const key = keyOf(options)
  kept.set(key, [...(kept.get(key) ?? []), page])
}

/** Closes all pages of a browser except kept ones. */
export const closeOthers = async (browser: Browser): Promise<void> => {
  const contexts = new Set([...kept.values()].flat().map((page) => page.context()))
  for (const context of browser.contexts()) if (!contexts.has(context)) await context.close()
}
