import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

/** The name of the focused element; `body` if there is none. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return 'body'
    return element.getAttribute('aria-label') ?? element.textContent ?? ''
  })

/** Presses Tab until an element with this name is focused. */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  for (let times = 0; times < 80; times += 1) {
    await page.keyboard.press('Tab')
    const found = await focused(page)
    if (typeof name === 'string' ? found === name : name.test(found)) return
  }
  throw new Error(`Tab does not lead to ${name}, it is at ${await focused(page)}`)
}

const statusOf = (page: Page) => page.getByRole('main').getByRole('status')

it('a row is deleted and restored, and several are changed, by keyboard alone; the focus is never lost', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  for (const number of [1, 2, 3])
    await api.send('POST', '/api/dua-category/create', { title: `${mark} ${number}`, active: true })
  await visit(page, '/admin/profile')
  await visit(page, '/dua-categories')
  await page.getByRole('row').nth(1).waitFor()
  // Its listener loads with the palette, once the page is idle.
  const searchHasFocus = async (): Promise<boolean> => {
    await page.keyboard.press('/')
    return page.evaluate(() => document.activeElement?.matches('[type=search]') ?? false)
  }
  await expect.poll(searchHasFocus).toBe(true)
  await page.keyboard.type(mark)
  await statusOf(page).filter({ hasText: '1–3 of 3' }).waitFor()

  await tabTo(page, `Delete: ${mark} 2`)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await statusOf(page).filter({ hasText: '1–2 of 2' }).waitFor()
  await expect.poll(() => focused(page)).toBe(`Delete: ${mark} 1`)
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.keyboard.press('Control+z')
  await statusOf(page).filter({ hasText: '1–3 of 3' }).waitFor()
  expect(await focused(page)).toMatch(/^Delete/)

  await page.getByRole('checkbox', { name: `${mark} 3` }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('region', { name: 'Selected rows' }).getByText('2 rows selected').waitFor()
  await tabTo(page, 'Set Status to Inactive')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('2 rows done.').waitFor()
  await expect.poll(() => focused(page)).toBe('Dua Categories')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Undone').waitFor()
})

it('actions of a message are reachable by Tab, too, and the focus returns afterwards', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  await api.send('POST', '/api/dua-category/create', { title: `${mark} 1`, active: true })
  await api.send('POST', '/api/dua-category/create', { title: `${mark} 2`, active: true })
  await visit(page, `/dua-categories?q=${mark}`)
  await tabTo(page, `Delete: ${mark} 2`)
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await expect.poll(() => focused(page)).toBe(`Delete: ${mark} 1`)
  await tabTo(page, 'Undo')
  await page.keyboard.press('Enter')
  await page.getByText('Restored').waitFor()
  expect(await focused(page)).not.toBe('body')
})
