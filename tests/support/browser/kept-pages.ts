import type { Browser, Page } from 'playwright-core'
import {
  openPage,
  sessionKey,
  signedInState,
  type WatchedPage,
  type WatchOptions,
  watchPage,
} from './browser.ts'
import { clearPage, remember } from './clear-page.ts'

/** Cleared pages that tests of this process are done with, by what their browsers were told. */
const kept = new Map<string, Page[]>()

const keyOf = ({ baseURL, context }: WatchOptions): string => JSON.stringify([baseURL, context])

/** Pages that run scripts of a test before all else, or by a clock of its own, and go on doing so. */
const altered = new WeakSet<Page>()

/** Notes when a page is altered. */
const watchAlterations = (page: Page): void => {
  const note = <Method extends (...args: never[]) => unknown>(method: Method): Method =>
    new Proxy(method, {
      apply: (target, self, args) => {
        altered.add(page)
        return Reflect.apply(target, self, args)
      },
    })
  page.addInitScript = note(page.addInitScript)
  page.clock.install = note(page.clock.install)
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
    if (token !== undefined) await remember(page, { [sessionKey]: token })
    return watchPage(page, options.allow)
  }
  const watched = await openSignedIn(browser, options, token)
  watchAlterations(watched.page)
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
