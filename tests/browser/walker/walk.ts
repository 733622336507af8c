import type { Page } from 'playwright-core'
import { platformKeys } from '../../../src/console/storage-keys.ts'
import { sessionPaths } from '../../../src/contract/conventions/session.ts'
import { otherPlatform, type Platform } from '../../../src/modules/format/platform.ts'
import type { WatchedPage } from '../../support/browser/browser.ts'
import { visit } from '../../support/browser/console-actions.ts'
import type { ApiClient } from '../../support/server/api-client.ts'

/** A browser with reduced motion: tests need not wait for animations. */
export const reducedMotion = { reducedMotion: 'reduce' } as const

/** The parts of a walk: a signed-in page whose errors count, and the API. */
export interface Walk {
  watched: WatchedPage
  page: Page
  api: ApiClient
  /** The changes that the page sent, oldest first. */
  sent: { method: string; url: string }[]
}

/** Records the changes that a page sends. */
export const walkWith = (watched: WatchedPage, api: ApiClient): Walk => {
  const sent: Walk['sent'] = []
  watched.page.setDefaultTimeout(15_000)
  watched.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Renewals of the session are independent of the test.
    const isCall = pathname.startsWith('/api/') && pathname !== sessionPaths.renew
    if (isCall && request.method() !== 'GET') sent.push({ method: request.method(), url: request.url() })
  })
  return { watched, page: watched.page, api, sent }
}

/** The path of an address, without its parameters. */
export const pathOf = (address: string): string => new URL(address, 'http://none').pathname

/** Waits for a toast with this text and closes it, so that the next one is not confused with it. */
export const takeToast = async ({ page }: Walk, text: string | RegExp): Promise<void> => {
  const toast = page.locator('.MuiSnackbar-root').filter({ hasText: text })
  await toast.waitFor()
  // A click during the animation would wait for it to end.
  await toast.getByRole('button', { name: 'Close' }).dispatchEvent('click')
}

/** Opens an address as from another page, so that the page is new; returns the path that it ends at. */
export const goTo = async ({ page }: Walk, address: string): Promise<string> => {
  if (new URL(address, page.url()).pathname === new URL(page.url()).pathname) {
    await visit(page, '/admin/profile')
    // A page that was still loading may have taken the focus first.
    await page.getByRole('heading', { name: 'Profile', level: 1, exact: true }).waitFor()
  }
  return visit(page, address)
}

/** Changes the console's mode, as the switch does in another tab. */
export const enterMode = ({ page }: Walk, platform: Platform): Promise<void> =>
  page.evaluate(
    ([own, other]) => {
      if (localStorage.getItem(own) !== null && localStorage.getItem(other) === null) return
      localStorage.removeItem(other)
      localStorage.setItem(own, 'true')
      dispatchEvent(new StorageEvent('storage'))
    },
    [platformKeys[platform], platformKeys[otherPlatform(platform)]] as const,
  )

/** Waits until the page of a link is ready: it focuses its heading or its form. */
export const waitForPage = async ({ page }: Walk): Promise<void> => {
  await page.locator('main h1:focus, main form :focus').waitFor()
}
