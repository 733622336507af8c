import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { signIn, signOut } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { type TypedForm, typedForms } from '../../support/browser/typed-forms.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { type Flow, prepareFlow } from '../walker/flow.ts'
import { patience } from '../walker/walk.ts'

const flow = prepareFlow({ allow: [/Failed to load resource/] })

const takeButton = (page: Page) => page.getByRole('button', { name: 'Continue with it' })

/** What takes the page away; answers the page on which the form is open again. */
const losses: Readonly<Record<string, (flow: Flow, form: TypedForm, mark: string) => Promise<Page>>> = {
  'the page is loaded anew': async ({ page }) => {
    await page.reload()
    return page
  },
  'the tab is closed': async ({ page }, { path }) => {
    const context = page.context()
    const other = await context.newPage()
    await page.close({ runBeforeUnload: true })
    await other.goto(path)
    return other
  },
  'the page crashes': async ({ page }, { path, last }, mark) => {
    await expect.poll(async () => (await draftsIn(page)).join(), patience).toContain(last(mark))
    const other = await page.context().newPage()
    await page.goto('chrome://crash').catch(() => undefined)
    await other.goto(path)
    return other
  },
  'one goes to another address': async ({ page }, { path }) => {
    await page.goto('/healthz')
    await page.goto(path)
    return page
  },
  'one signs out in another tab, and the page is loaded anew': async ({ page }, { path }) => {
    const other = await page.context().newPage()
    await other.goto('/')
    await signOut(other)
    await other.close()
    await page.getByText('Please sign in again').first().waitFor()
    await page.reload()
    await page.waitForURL(/\/auth\/sign-in/)
    await signIn(page)
    await page.waitForURL(`**${path}`)
    return page
  },
  'the sign-in expires, and the page is loaded anew': async ({ page }, { path }) => {
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired.e30.token'))
    await page.reload()
    await page.waitForURL(/\/auth\/sign-in/)
    await signIn(page)
    await page.waitForURL(`**${path}`)
    return page
  },
}

describe.each(Object.entries(losses))('when %s', (_, lose) => {
  it.each(Object.entries(typedForms))('nothing of %s is lost', async (_name, form) => {
    const mark = uniqueText()
    await flow().page.goto(form.path)
    await form.type(flow().page, mark)
    const page = await lose(flow(), form, mark)
    if (!page.url().endsWith(form.path)) await page.goto(form.path)
    await page.getByText(/You left something here unsaved on .*\d:\d\d/).waitFor()
    await takeButton(page).click()
    await expect.poll(() => form.read(page), patience).toEqual(form.written(mark))
    expect(await takeButton(page).count()).toBe(0)
  })
})
