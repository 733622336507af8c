import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KeptBrowser, launchKeptBrowser } from '../../support/browser/browser.ts'
import { signIn } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { type TypedForm, typedForms } from '../../support/browser/typed-forms.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { type RunningServer, startServer } from '../../support/server/start-server.ts'
import { patience } from '../walker/walk.ts'

describe('when the whole browser is killed', () => {
  let server: RunningServer
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let browser: KeptBrowser

  const open = async (): Promise<Page> => {
    browser = await launchKeptBrowser(folder.path, server.url)
    return browser.context.pages()[0] ?? browser.context.newPage()
  }
  /** Opens a form; a browser that was killed may have forgotten who was signed in. */
  const openForm = async (page: Page, { path }: TypedForm): Promise<void> => {
    await page.goto(path)
    const field = page.getByRole('form').or(page.getByLabel('Email Address'))
    await field.first().waitFor()
    if (!page.url().includes('/auth/')) return
    await signIn(page)
    await page.goto(path)
  }

  beforeAll(async () => {
    folder = await temporaryFolder()
    server = await startServer()
  })
  afterAll(async () => {
    await browser?.context.close()
    await server?.stop()
    await folder?.remove()
  })

  it.each(Object.entries(typedForms))(
    'nothing of %s is lost that was written a moment before',
    async (_, form) => {
      const mark = uniqueText()
      const page = await open()
      await openForm(page, form)
      await form.type(page, mark)
      await expect.poll(async () => (await draftsIn(page)).join(), patience).toContain(form.last(mark))
      await browser.kill()
      const again = await open()
      await openForm(again, form)
      await again.getByRole('button', { name: 'Continue with it' }).click()
      await expect.poll(() => form.read(again), patience).toEqual(form.written(mark))
      await browser.context.close()
    },
  )

  it('what is typed without a rest is kept but for its end', async () => {
    const page = await open()
    await openForm(page, typedForms.book)
    const title = page.locator('[id="form/titles/0/text"]')
    const text = 'শব্দের পর শব্দ, কোনো বিরতি ছাড়া। '.repeat(3)
    // Never a rest in between, and none after it.
    await title.pressSequentially(text, { delay: 40 })
    await browser.kill()
    const again = await open()
    await openForm(again, typedForms.book)
    await again.getByRole('button', { name: 'Continue with it' }).click()
    const kept = again.locator('[id="form/titles/0/text"]')
    await expect.poll(async () => (await kept.inputValue()).length, patience).toBeGreaterThan(text.length / 3)
    expect(text.startsWith(await kept.inputValue())).toBe(true)
  })
})
