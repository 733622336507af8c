import type { Browser, Page } from 'playwright-core'
import { tokenKey } from '../../../src/console/storage-keys.ts'
import { openPage, signedInState, type WatchedPage, type WatchOptions, watchPage } from './browser.ts'
import { clearPage, remember } from './clear-page.ts'

/** Cleared pages that tests of this process are done with, by what their browsers were told. */
const kept = new Map<string, Page[]>()

const keyOf = ({ baseURL, context }: WatchOptions): string => JSON.stringify([baseURL, context])

/** Pages that tests have told something which clearing does not take back. */
const altered = new WeakSet<Page>()

/** Has an object note when one of these methods is called. */
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

/** Notes when a page or its browser is told to be another for good, and when it holds what another address stores. */
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

/** Opens a page of its own, which holds a session of this token, or none. */
export const openSignedIn = (
  browser: Browser,
  options: WatchOptions,
  token: string | undefined,
): Promise<WatchedPage> => {
  const session = token !== undefined && { storageState: signedInState(options.baseURL, token) }
  return openPage(browser, { ...options, context: { ...options.context, ...session } })
}

/**
 * The same of a page that a test is done with, whose browser was told the same: it has fetched and compiled the console
 * already. A new one where there is none.
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

/** Clears a page and keeps it for the next who takes one; closes it where it is not as others are any more. */
export const keepPage = async (
  { page, problems, close }: WatchedPage,
  options: WatchOptions,
): Promise<void> => {
  if (page.isClosed() || altered.has(page) || problems.length > 0) return close()
  await clearPage(page, options.baseURL)
  const key = keyOf(options)
  kept.set(key, [...(kept.get(key) ?? []), page])
}

/** Closes all that a browser has open but what is kept. */
export const closeOthers = async (browser: Browser): Promise<void> => {
  const contexts = new Set([...kept.values()].flat().map((page) => page.context()))
  for (const context of browser.contexts()) if (!contexts.has(context)) await context.close()
}
