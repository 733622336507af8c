import type { Page } from 'playwright-core'
import { platformKeys } from '../../../src/console/storage-keys.ts'
import { sessionPaths } from '../../../src/contract/conventions/session.ts'
import { otherPlatform, type Platform } from '../../../src/modules/format/platform.ts'
import type { WatchedPage } from '../../support/browser/browser.ts'
import { visit } from '../../support/browser/console-actions.ts'
import type { ApiClient } from '../../support/server/api-client.ts'

/** A browser whose user asked for no motion: nothing has to be waited for that only moves. */
export const reducedMotion = { reducedMotion: 'reduce' } as const

/** What a walk works with: a signed-in page under watch, and the API behind its back. */
export interface Walk {
  watched: WatchedPage
  page: Page
  api: ApiClient
  /** What the page asked the API to change, oldest first. */
  sent: { method: string; url: string }[]
}

/** Begins to note what a page sends. */
export const walkWith = (watched: WatchedPage, api: ApiClient): Walk => {
  const sent: Walk['sent'] = []
  watched.page.setDefaultTimeout(15_000)
  watched.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // A session renews itself, whatever is done meanwhile.
    const isCall = pathname.startsWith('/api/') && pathname !== sessionPaths.renew
    if (isCall && request.method() !== 'GET') sent.push({ method: request.method(), url: request.url() })
  })
  return { watched, page: watched.page, api, sent }
}

/** The path of an address, without its parameters. */
export const pathOf = (address: string): string => new URL(address, 'http://none').pathname

/** Waits for a toast of this text and closes it, so that the next one is not taken for it. */
export const takeToast = async ({ page }: Walk, text: string | RegExp): Promise<void> => {
  const toast = page.locator('.MuiSnackbar-root').filter({ hasText: text })
  await toast.waitFor()
  // While it moves in, a mouse would wait for it.
  await toast.getByRole('button', { name: 'Close' }).dispatchEvent('click')
}

/** Goes to an address as from another page, so that it stands as it is first seen; returns the path one came to. */
export const goTo = async ({ page }: Walk, address: string): Promise<string> => {
  if (new URL(address, page.url()).pathname === new URL(page.url()).pathname) {
    await visit(page, '/admin/profile')
    // A page that was still on its way there may have taken the focus first.
    await page.getByRole('heading', { name: 'Profile', level: 1, exact: true }).waitFor()
  }
  return visit(page, address)
}

/** Puts the console into a mode, as its switch does in another tab. */
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

/** Waits until the page that a link leads to stands: it takes the focus to its heading, or into its form. */
export const waitForPage = async ({ page }: Walk): Promise<void> => {
  await page.locator('main h1:focus, main form :focus').waitFor()
}
