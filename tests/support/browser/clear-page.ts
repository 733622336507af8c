import type { Page } from 'playwright-core'
import { viewport } from './browser.ts'

/** An address of the server outside of the console, where its storage can be changed. */
const quietPath = '/healthz'

/** Sets the console's storage before it opens. */
export const remember = async (page: Page, kept: Readonly<Record<string, string>>): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(quietPath)
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, kept)
}

/** The listeners that tests add to a page. */
const events = [
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'download',
  'dialog',
  'popup',
] as const

/** Whether a page is new, or was reset since its last use. */
export const isNowhere = (page: Page): boolean =>
  page.url() === 'about:blank' || new URL(page.url()).pathname === quietPath

/**
 * Resets a page to the state of a new one, signed out: without storage, listeners and intercepted requests. The
 * browser keeps fetched and compiled code, which is most of the cost of a first page, and scripts that a test runs
 * before each page.
 */
export const clearPage = async (page: Page, origin: string, size = viewport): Promise<void> => {
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of events) page.removeAllListeners(event)
  page.context().removeAllListeners('dialog')
  // Unsaved values would ask before leaving.
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`${origin}${quietPath}`)
  page.removeAllListeners('dialog')
  await page.context().clearCookies()
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const databases = await indexedDB.databases()
    await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise((resolve, reject) => {
            const request = indexedDB.deleteDatabase(name)
            request.onsuccess = resolve
            request.onerror = reject
          }),
      ),
    )
  })
  await page.emulateMedia({ media: null, colorScheme: 'light', forcedColors: 'none' })
  if (page.viewportSize()?.width !== size.width || page.viewportSize()?.height !== size.height)
    await page.setViewportSize(size)
}
