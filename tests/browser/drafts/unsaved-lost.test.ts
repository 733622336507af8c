import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type KeptBrowser, launchKeptBrowser } from '../../support/browser/browser.ts'
import { signIn, signOut } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { authorDialog, type TypedForm, takeUp, typedForms } from '../../support/browser/typed-forms.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { temporaryFolder } from '../../support/disk/temporary-folder.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, allow: [/Failed to load resource/] })

const takeButton = (page: Page) => page.getByRole('button', { name: 'Continue with it' })

const forms = { ...typedForms, author: authorDialog }

/** Signs in on the page that stands there in the form's place, and comes back to the form. */
const signInTo = async (page: Page, { path }: TypedForm): Promise<void> => {
  await page.waitForURL(/\/auth\/sign-in/)
  await signIn(page)
  await page.waitForURL(`**${path}`)
}

const countOf = (text: string, part: string): number => text.split(part).length - 1

/** Waits until the drafts hold a text as often as the form does. */
const expectKept = (page: Page, form: TypedForm, text: string) =>
  expect
    .poll(async () => countOf((await draftsIn(page)).join(), text))
    .toBeGreaterThanOrEqual(countOf(JSON.stringify(form.written('', [text])), text))

/** What takes the page away; answers the page on which the form is open again. */
const losses = {
  'the page is loaded anew': async (page: Page) => {
    await page.reload()
    return page
  },
  'the tab is closed': async (page: Page, { path }: TypedForm) => {
    const other = await page.context().newPage()
    await page.close({ runBeforeUnload: true })
    await other.goto(path)
    return other
  },
  'the page crashes': async (page: Page, form: TypedForm, pressed: string) => {
    await expectKept(page, form, pressed)
    const other = await page.context().newPage()
    await page.goto('chrome://crash').catch(() => undefined)
    await other.goto(form.path)
    return other
  },
  'one goes to another address': async (page: Page, { path }: TypedForm) => {
    await page.goto('/healthz')
    await page.goto(path)
    return page
  },
  'one signs out in another tab, and the page is loaded anew': async (page: Page, form: TypedForm) => {
    const other = await page.context().newPage()
    await other.goto('/admin/profile')
    await signOut(other)
    await other.close()
    await page.getByText('Please sign in again').first().waitFor()
    await page.reload()
    await signInTo(page, form)
    return page
  },
  'the sign-in expires, and the page is loaded anew': async (page: Page, form: TypedForm) => {
    await page.evaluate(() => localStorage.setItem('accessToken', 'expired.e30.token'))
    await page.reload()
    await signInTo(page, form)
    return page
  },
}

/**
 * Every loss is met by a form. Each form, whose kinds of field are its own, meets one that leaves it a last moment and one
 * that leaves none: the page crashes, or the whole browser is killed (below).
 */
const met: Readonly<Record<keyof typeof forms, readonly (keyof typeof losses)[]>> = {
  event: ['the page is loaded anew', 'the page crashes'],
  book: ['the tab is closed', 'one signs out in another tab, and the page is loaded anew'],
  video: ['one goes to another address', 'the page crashes'],
  author: ['the sign-in expires, and the page is loaded anew', 'the tab is closed'],
}

const killed = { book: forms.book, author: forms.author }

// One loss after the other, a few keys before each: what was offered and taken can be lost again.
it.each(Object.entries(met))('nothing of %s is lost, whatever takes the page away', async (name, all) => {
  const form = forms[name as keyof typeof forms]
  const mark = uniqueText()
  let { page } = flow()
  await page.goto(form.path)
  await form.begin(page, mark)
  const pressed: string[] = []
  for (const when of all) {
    pressed.push(uniqueText())
    await form.press(page, pressed.at(-1) ?? '')
    page = await losses[when](page, form, pressed.at(-1) ?? '')
    await page.getByText(/You left something here unsaved on .*\d:\d\d/).waitFor()
    await takeUp(page, form)
    await expect.poll(() => form.read(page), { message: when }).toEqual(form.written(mark, pressed))
    expect(await takeButton(page).count(), when).toBe(0)
  }
})

describe('when the whole browser is killed', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let browser: KeptBrowser

  beforeAll(async () => {
    folder = await temporaryFolder()
  })
  afterAll(async () => {
    await browser?.context.close()
    await folder?.remove()
  })

  const begin = async (): Promise<void> => {
    browser = await launchKeptBrowser(folder.path, flow().server.url)
  }
  /** Opens a form in a tab of its own; a browser that was killed may have forgotten who was signed in. */
  const openForm = async ({ path }: TypedForm): Promise<Page> => {
    const page = await browser.context.newPage()
    await page.goto(path)
    await page.getByRole('form').or(page.getByLabel('Email Address')).first().waitFor()
    if (!page.url().includes('/auth/')) return page
    await signIn(page)
    await page.goto(path)
    return page
  }

  it('nothing is lost that was written a moment before, and of what is typed without a rest only the end', async () => {
    const mark = uniqueText()
    await begin()
    for (const [name, form] of Object.entries(killed)) {
      const page = await openForm(form)
      await form.begin(page, mark)
      await form.press(page, `${name} ${mark}`)
      await expectKept(page, form, `${name} ${mark}`)
    }
    await browser.kill()
    await begin()
    for (const [name, form] of Object.entries(killed)) {
      const again = await openForm(form)
      await takeUp(again, form)
      await expect
        .poll(() => form.read(again), { message: name })
        .toEqual(form.written(mark, [`${name} ${mark}`]))
    }

    const third = (page: Page) => page.locator('[id="form/titles/2/text"]')
    const text = 'শব্দের পর শব্দ, কোনো বিরতি ছাড়া। '.repeat(2)
    // Never a rest in between, and none after it.
    await third(await openForm(typedForms.book)).pressSequentially(text, { delay: 40 })
    await browser.kill()
    await begin()
    const again = await openForm(typedForms.book)
    await takeButton(again).click()
    const kept = () => third(again).inputValue()
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(text.length / 3)
    expect(text.startsWith(await kept())).toBe(true)
  })
})
