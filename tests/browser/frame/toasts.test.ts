import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, allow: [/status of 404/] })

/** The names of controls that are under the toast, also in part; not those that are scrolled under the top bar. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector('.MuiSnackbar-root')
    const bar = document.querySelector('header')
    const end = bar?.getBoundingClientRect().bottom ?? 0
    const shares = [0.02, 0.5, 0.98]
    return [...document.querySelectorAll('a[href], button, input, textarea, [contenteditable]')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const isUnderBar = top < end && !bar?.contains(control)
        if (width === 0 || isUnderBar || toast?.contains(control)) return false
        const fronts = shares.flatMap((x) =>
          shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
        )
        return fronts.some((front) => toast?.contains(front))
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

it('a toast on a phone covers no field of a form, and the page returns to its place', async () => {
  const { page } = flow()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/dua-categories/add')
  await page.getByLabel('Category Name').fill(`Toast ${Date.now()}`)
  await page.getByRole('button', { name: 'Save and add another' }).click()
  const toast = page.locator('.MuiSnackbar-root')
  await toast.waitFor()
  await page.evaluate(() => dispatchEvent(new Event('blur')))
  expect(await covered(page)).toEqual([])
  const top = () => page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().top)
  expect(await top()).toBeGreaterThan(40)
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect.poll(top).toBe(0)
})
