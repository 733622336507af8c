import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { fileNamed } from '../walker/field-fillers/file.ts'
import { prepareFlow } from '../walker/flow.ts'
import { takeButton } from './draft-locators.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

const title = (page: Page) => page.getByLabel('Event Title')
const picture = (page: Page) =>
  page.getByRole('group', { name: 'Event Image', exact: true }).getByRole('img').first()

/** Lets the page write `writes` more times to the store of drafts, then no more, as if it were closed. */
const goAfter = (page: Page, writes: number): Promise<void> =>
  page.evaluate((allowed) => {
    const { transaction } = IDBDatabase.prototype
    let written = 0
    IDBDatabase.prototype.transaction = function (names, mode) {
      if (mode === 'readwrite') written += 1
      if (written > allowed) throw new Error('The page has gone')
      return transaction.call(this, names, mode)
    }
  }, writes)

it('a restored draft is offered once, completely, by a page that was closed meanwhile', async () => {
  const { page } = flow()
  const text = `শিরোনাম ${uniqueText()}`
  await page.goto('/event/add')
  await title(page).fill(text)
  await page.locator('[id="form/eventImage"]').setInputFiles(fileNamed('mahfil.png'))
  await expect.poll(async () => (await draftsIn(page)).join()).toContain('mahfil.png')
  // Two writes keep a draft under its new name and remove the old one: none or only the first happens.
  for (const writes of [0, 1]) {
    await page.reload()
    await takeButton(page).waitFor()
    await goAfter(page, writes)
    await takeButton(page).click()
    await expect.poll(() => title(page).inputValue()).toBe(text)
    await page.reload()
    await takeButton(page).waitFor()
    expect(await draftsIn(page)).toHaveLength(1)
    await takeButton(page).click()
    await expect.poll(() => title(page).inputValue()).toBe(text)
    await expect.poll(() => takeButton(page).count()).toBe(0)
    await expect
      .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})
