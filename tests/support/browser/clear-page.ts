import type { Page } from 'playwright-core'
import { viewport } from './browser.ts'

/** An address of the server that is no page of the console: what the browser keeps for it can be changed there at rest. */
const quietPath = '/healthz'

/** Has the browser hold this of the console before it is opened. */
export const remember = async (page: Page, kept: Readonly<Record<string, string>>): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(quietPath)
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, kept)
}

/** What tests hear of a page by listening to it. */
const events = [
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'download',
  'dialog',
  'popup',
] as const

/** Whether a page has not been anywhere in the console yet, or has been cleared since. */
export const isNowhere = (page: Page): boolean =>
  page.url() === 'about:blank' || new URL(page.url()).pathname === quietPath

/**
 * Takes a page back to where one of its own would begin, signed in as nobody: nothing stored, nobody listening, nothing
 * intercepted. What the browser has fetched and compiled stays, which is most of what a first page costs. Scripts
 * that a test had run before each page stay too.
 */
export const clearPage = async (page: Page, origin: string): Promise<void> => {
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page)
  await Promise.all(others.map((other) => other.close()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of events) page.removeAllListeners(event)
  page.context().removeAllListeners('dialog')
  // What was typed and not saved would ask.
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
  if (page.viewportSize()?.width !== viewport.width || page.viewportSize()?.height !== viewport.height)
    await page.setViewportSize(viewport)
}
