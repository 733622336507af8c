import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowWith } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { nameField, takeButton } from './draft-locators.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

const path = '/dua-categories/add'

/** Makes the browser's storage full for drafts. */
const fill = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      document.body.dataset.refused = `${document.body.dataset.refused ?? ''}x`
      throw new DOMException('full', 'QuotaExceededError')
    }
  })

/** How often a write failed. */
const refused = (page: Page) => page.evaluate(() => document.body.dataset.refused?.length ?? 0)

it('text that exceeds the storage is reported once, and typing continues; it cannot be set aside, but the restored draft is not offered again once saved', async () => {
  const { page, press } = flow()
  const notice = page.getByText('This browser has no room for drafts')
  const [older, newer] = [`প্রথম ${uniqueText()}`, `দ্বিতীয় ${uniqueText()}`]
  await page.goto(path)
  await nameField(page).pressSequentially(older)
  await page.reload()
  await takeButton(page).waitFor()
  await fill(page)
  await nameField(page).pressSequentially(newer)
  await notice.waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await notice.waitFor({ state: 'detached' })
  const before = await refused(page)
  await nameField(page).pressSequentially(' আরও')
  await expect.poll(() => refused(page)).toBeGreaterThan(before)
  expect(await notice.count()).toBe(0)

  await takeButton(page).click()
  await page.getByText('This browser has no room for another draft').waitFor()
  expect(await nameField(page).inputValue()).toBe(`${newer} আরও`)
  expect(await takeButton(page).isEnabled()).toBe(true)

  await nameField(page).fill('')
  await takeButton(page).click()
  await expect.poll(() => nameField(page).inputValue()).toBe(older)
  const untilTaken = await refused(page)
  await nameField(page).pressSequentially(' ✓')
  await expect.poll(() => refused(page)).toBeGreaterThan(untilTaken)
  await press('Save')
  await rowWith(page, `${older} ✓`).waitFor()
  await page.goto(path)
  await nameField(page).fill('next')
  expect(await takeButton(page).count()).toBe(0)
})
