import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { fileNamed } from '../walker/field-fillers/file.ts'
import { prepareFlow } from '../walker/flow.ts'
import { takeButton } from './draft-locators.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

const title = (page: Page) => page.getByLabel('Event Title')
const picture = (page: Page) =>
  page.getByRole('group', { name: 'Event Image', exact: true }).getByRole('img').first()
/** The sections of a date field. */
const parts = (page: Page) => page.locator('[id="form/fromDate"]').locator('xpath=..').getByRole('spinbutton')
const kept = (page: Page, text: string) =>
  expect.poll(async () => (await draftsIn(page)).join()).toContain(text)

it('a partial date is kept digit by digit; a file selected before an older draft was restored stays with the draft set aside, whatever becomes of the older', async () => {
  const { page, press } = flow()
  const [older, newer] = [`প্রথম ${uniqueText()}`, `দ্বিতীয় ${uniqueText()}`]
  await page.goto('/event/add')
  await title(page).fill(older)
  // The field keeps the focus.
  await parts(page).first().click()
  await page.keyboard.type('120')
  await kept(page, 'Incomplete date 12/00/')
  await page.reload()
  await takeButton(page).waitFor()
  await title(page).fill(newer)
  await page.locator('[id="form/eventImage"]').setInputFiles(fileNamed('mahfil.png'))
  await kept(page, 'mahfil.png')
  await takeButton(page).click()
  await expect.poll(() => title(page).inputValue()).toBe(older)
  await expect.poll(() => parts(page).allTextContents()).toEqual(['12', '00', 'YYYY'])
  await parts(page).nth(1).click()
  await page.keyboard.type('032031')
  await expect.poll(() => page.locator('[id="form/fromDate"]').inputValue()).toBe('12-03-2031')
  await press('Cancel')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Leave' })
    .click()
  await page.waitForURL('**/event')
  await page.locator('main h1:focus').waitFor()
  await visit(page, '/event/add')
  await takeButton(page).click()
  await expect.poll(() => title(page).inputValue()).toBe(newer)
  await picture(page).waitFor()
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})

it('a file that exceeds the storage is reported, and the typed text is kept without it', async () => {
  const { page } = flow()
  const text = `শিরোনাম ${uniqueText()}`
  const notice = page.getByText('This browser could not keep the file “large.png”.')
  await page.goto('/event/add')
  await title(page).waitFor()
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (value, key) {
      if (value instanceof File) throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  })
  await page.locator('[id="form/eventImage"]').setInputFiles(fileNamed('large.png'))
  await notice.waitFor()
  await title(page).fill(text)
  await kept(page, text)
  await page.reload()
  await takeButton(page).click()
  await notice.waitFor()
  expect(await title(page).inputValue()).toBe(text)
})

it('keeps the file of a restored draft when another tab discards that draft', async () => {
  const { page } = flow()
  const text = `শিরোনাম ${uniqueText()}`
  await page.goto('/event/add')
  await title(page).fill(text)
  await page.locator('[id="form/eventImage"]').setInputFiles(fileNamed('mahfil.png'))
  await kept(page, 'mahfil.png')
  await page.goto('/')
  const line = page.getByRole('listitem').filter({ hasText: text })
  await line.waitFor()
  const other = await page.context().newPage()
  await other.goto('/event/add')
  await takeButton(other).click()
  await takeButton(other).waitFor({ state: 'detached' })
  // The content of this page is out of date.
  await line.getByRole('button', { name: /^Discard/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await line.waitFor({ state: 'detached' })
  await other.reload()
  await takeButton(other).click()
  await expect.poll(() => title(other).inputValue()).toBe(text)
  await expect
    .poll(() => picture(other).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await other.close()
})
