import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/status of 500/] })

/**
 * Starts to save a category that another one follows, and holds back the response until the returned function is
 * called.
 */
const saveSlowly = async (page: Page, status?: number): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    '**/api/dua-category/create',
    (route) => promise.then(() => (status ? route.fulfill({ status, json: {} }) : route.continue())),
    { times: 1 },
  )
  await page.getByRole('textbox', { name: 'Category Name' }).fill(`শ্রেণি ${uniqueText()}`)
  await page.keyboard.press('Control+Shift+Enter')
  await expect.poll(() => page.getByRole('textbox', { name: 'Category Name' }).isDisabled()).toBe(true)
  return resolve
}

it('text typed while the API is slow is in the next record', async () => {
  const { page } = flow()
  await visit(page, '/dua-categories/add')
  const name = page.getByRole('textbox', { name: 'Category Name' })
  const night = `The night ${uniqueText()}`
  const response = await saveSlowly(page)
  await page.keyboard.type(`${night}t`)
  await page.keyboard.press('Backspace')
  // Input methods insert text without key presses.
  await page.keyboard.insertText(' নামাজ')
  response()
  await expect.poll(() => name.inputValue()).toBe(`${night} নামাজ`)
  await page.keyboard.type(' prayer')
  expect(await name.inputValue()).toBe(`${night} নামাজ prayer`)
  await page.keyboard.press('Control+Shift+Enter')
  await expect.poll(() => name.inputValue()).toBe('')
  await visit(page, `/dua-categories?q=${encodeURIComponent(night)}`)
  await rowWith(page, `${night} নামাজ prayer`).waitFor()
})

it('nothing is navigated when the save is refused', async () => {
  const { page } = flow()
  await visit(page, '/dua-categories/add')
  const name = page.getByRole('textbox', { name: 'Category Name' })
  const response = await saveSlowly(page, 500)
  const typed = await name.inputValue()
  await page.keyboard.type('The night')
  response()
  await page.getByRole('form').getByRole('alert').first().waitFor()
  expect(await name.inputValue()).toBe(typed)
  await page.keyboard.press('Control+Shift+Enter')
  await expect.poll(() => name.inputValue()).toBe('')
})
