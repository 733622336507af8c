import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type KeptBrowser, launchKeptBrowser } from '../../support/browser/browser.ts'
import { signIn } from '../../support/browser/console-actions.ts'
import { takeUp, typedForms } from '../../support/browser/typed-forms.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { prepareFlow } from '../walker/flow.ts'
import { expectKept } from './happenings/losses.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let browser: KeptBrowser

beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(async () => {
  await browser?.context.close()
  await folder?.remove()
})

const form = typedForms.book
const third = (page: Page) => page.locator('[id="form/titles/2/text"]')

/** Opens the form in a browser with this profile; a killed browser may have lost the session. */
const openForm = async (): Promise<Page> => {
  browser = await launchKeptBrowser(folder.path, flow().server.url)
  const page = await browser.context.newPage()
  await page.goto(form.path)
  await page.getByRole('form').or(page.getByLabel('Email Address')).first().waitFor()
  if (!page.url().includes('/auth/')) return page
  await signIn(page)
  await page.waitForURL(`**${form.path}`)
  return page
}

it('text typed before the browser is killed is kept; of text typed without a pause, only the end may be lost', async () => {
  const mark = uniqueText()
  const text = 'শব্দের পর শব্দ, কোনো বিরতি ছাড়া। '.repeat(2)
  const page = await openForm()
  await form.begin(page, mark)
  await form.press(page, mark)
  await expectKept(page, form, mark)
  // Types without a pause, neither between keys nor after them.
  await third(page).pressSequentially(text, { delay: 40 })
  await browser.kill()

  const again = await openForm()
  await takeUp(again, form)
  await expect.poll(() => form.read(again)).toEqual(form.written(mark, [mark]))
  const kept = await third(again).inputValue()
  expect(kept.length).toBeGreaterThan(text.length / 3)
  expect(text.startsWith(kept)).toBe(true)
})
