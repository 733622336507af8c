import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, allow: [/status of 404/] })

/** The names of controls whose centre is under the toast. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector('.MuiSnackbar-root')
    return [...document.querySelectorAll('a[href], button, input, textarea')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const front = document.elementFromPoint(left + width / 2, top + height / 2)
        return toast?.contains(front) && !toast.contains(control)
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

it.each([
  [390, 844],
  [1440, 900],
])('a toast covers no control of a list, also after scrolling, at %i pixels', async (width, height) => {
  const { page, api } = flow()
  const { payload } = await api.send<{ payload: { id: number }[] }>('GET', '/api/language/total')
  const languageId = payload[0]?.id
  for (const text of ['First', 'Second', 'Third'])
    await api.send('POST', '/api/category/create', { titles: [{ languageId, text }], active: true })
  await page.setViewportSize({ width, height })
  await visit(page, '/category')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.locator('.MuiSnackbar-root').getByRole('button', { name: 'Undo' }).waitFor()
  // A toast under the pointer does not move.
  await page.mouse.move(0, 0)
  // Toasts stay open while the window has no focus.
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  await expect.poll(() => covered(page)).toEqual([])
  const { top, middle } = await page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const [toast, main] = [box('.MuiSnackbar-root .MuiAlert-root'), box('main')]
    return { top: toast.top, middle: toast.left + toast.width / 2 - main.left - main.width / 2 }
  })
  expect(Math.abs(middle)).toBeLessThan(1)
  // In the middle of the top bar.
  if (width > 1000) expect(top).toBe(8)
  await page.evaluate(() => scrollTo(0, 150))
  await expect.poll(() => covered(page)).toEqual([])
  expect(await page.locator('.MuiSnackbar-root').count()).toBe(1)
})
