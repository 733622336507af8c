import type { Locator, Page } from 'playwright-core'
import { tokenKey } from '../../../src/console/storage-keys.ts'
import type { LanguageCode } from '../../../src/contract/text/interface-languages.ts'
import { admin } from '../server/start-server.ts'
import { isNowhere } from './clear-page.ts'

/** Fills in the open sign-in page and submits it. */
export const submitSignIn = async (page: Page, user: { email: string; password: string }): Promise<void> => {
  // First the field that only this page has: a page that is being left may have an address field too.
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByLabel('Email Address').fill(user.email)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in on the sign-in page and waits for the console. */
export const signIn = async (
  page: Page,
  user: { email: string; password: string } = admin,
): Promise<void> => {
  if (!new URL(page.url(), 'http://none').pathname.startsWith('/auth/sign-in'))
    await page.goto('/auth/sign-in')
  await submitSignIn(page, user)
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
}

/** Notifies an open page of a session that starts in another tab. */
export const signInElsewhere = (page: Page, token: string): Promise<void> =>
  page.evaluate(
    ([key, kept]) => {
      localStorage.setItem(key, kept)
      dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
    },
    [tokenKey, token] as const,
  )

/** Selects an item of the account menu. */
export const chooseInAccountMenu = async (page: Page, item: string, menu = 'Account'): Promise<void> => {
  await page.getByRole('button', { name: menu, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

/** Presses a button of a page, or of its open dialog. */
export const pressOn = async (page: Page, name: string | RegExp): Promise<void> => {
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const within = (await dialog.count()) > 0 ? dialog.last() : page.getByRole('main')
  await within.getByRole('button', { name, exact: typeof name === 'string' }).click()
}

/** Signs out and waits for the sign-in page. */
export const signOut = async (page: Page): Promise<void> => {
  await chooseInAccountMenu(page, 'Sign out')
  await page.waitForURL(/\/auth\/sign-in/)
}

/** Changes the language of the interface, and waits until the page shows it. */
export const chooseLanguage = async (page: Page, code: LanguageCode): Promise<void> => {
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').click()
  await page.locator(`[role=menuitemradio][lang=${code}]`).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, code)
}

/** The table row with this text, on a wide screen. */
export const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Types into a list's search box and waits for its rows. */
export const searchFor = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('search').getByRole('searchbox').fill(text)
  await page.waitForURL((url) => url.searchParams.get('q') === text)
  await page.waitForLoadState('networkidle')
}

/** Selects an option of a picker or select by label. */
export const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Selects an option of the select with exactly this label in a part of the page. */
export const chooseIn = async (part: Locator, label: string, option: string): Promise<void> => {
  await part.getByRole('combobox', { name: label, exact: true }).click()
  const list = part.page().getByRole('listbox', { name: label, exact: true })
  await list.getByRole('option', { name: option, exact: true }).click()
  await list.waitFor({ state: 'detached' })
}

/**
 * Opens an address of the console without reloading, as a link does, and waits until the page focuses its heading
 * or form. A blank page loads the address. Returns the final path.
 */
export const visit = async (page: Page, address: string): Promise<string> => {
  const isFirst = isNowhere(page)
  const stays = isFirst || new URL(address, page.url()).pathname === new URL(page.url()).pathname
  if (isFirst) await page.goto(address)
  else
    await page.evaluate((to) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      // The router knows visited pages by index; without one it cannot block navigation.
      const state = { usr: null, key: crypto.randomUUID().slice(0, 8), idx: (history.state?.idx ?? 0) + 1 }
      history.pushState(state, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state }))
    }, address)
  await page.waitForFunction((same) => {
    const heading = document.querySelector('main h1')
    const arrived = heading !== null && (same || document.activeElement?.matches('main h1, main form *'))
    return arrived && !document.querySelector('main [role=progressbar]')
  }, stays)
  return new URL(page.url()).pathname
}
