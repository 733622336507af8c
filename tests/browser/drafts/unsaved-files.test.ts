import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { fileNamed } from '../walker/field-fillers/file.ts'
import { prepareFlow } from '../walker/flow.ts'
import { patience } from '../walker/walk.ts'

const flow = prepareFlow({ allow: [/Failed to load resource/], signedIn: 'beforehand' })

const title = (page: Page) => page.getByLabel('Event Title')
const take = (page: Page) => page.getByRole('button', { name: 'Continue with it' })
const picture = (page: Page) =>
  page.getByRole('group', { name: 'Event Image', exact: true }).getByRole('img').first()
const kept = (page: Page, text: string) =>
  expect.poll(async () => (await draftsIn(page)).join(), patience).toContain(text)

it('a file chosen before something older is taken stays with what was set aside, whatever becomes of the older', async () => {
  const { page, press } = flow()
  const [older, newer] = [`প্রথম ${uniqueText()}`, `দ্বিতীয় ${uniqueText()}`]
  await page.goto('/event/add')
  await title(page).fill(older)
  await kept(page, older)
  await page.reload()
  await take(page).waitFor()
  await title(page).fill(newer)
  await page.locator('[id="form/eventImage"]').setInputFiles(fileNamed('mahfil.png'))
  await kept(page, 'mahfil.png')
  await take(page).click()
  await expect.poll(() => title(page).inputValue(), patience).toBe(older)
  await press('Cancel')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Leave' })
    .click()
  await page.waitForURL('**/event')
  await page.goto('/event/add')
  await take(page).click()
  await expect.poll(() => title(page).inputValue(), patience).toBe(newer)
  await picture(page).waitFor()
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth), patience)
    .toBeGreaterThan(0)
})
