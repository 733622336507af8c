import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chooseLanguage, rowWith, visit } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { authorDialog, type TypedForm, takeUp, typedForms } from '../../support/browser/typed-forms.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { type Flow, prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, allow: [/Failed to load resource/] })

const question = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: 'Leave' })
const takeButton = (page: Page) => page.getByRole('button', { name: 'Continue with it' })
const mode = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Saves the item whose dialog a form has open, so that what lies behind can be reached. */
const closeItem = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  if ((await dialog.count()) === 0) return
  await dialog.getByLabel('Guest Designation').fill('Imam')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** What may be done to a form that holds something; afterwards it stands there, as it was. */
const moves = {
  'one goes back, and stays': async ({ page }: Flow) => {
    for (let round = 0; round < 2; round += 1) {
      await page.goBack()
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await question(page).waitFor({ state: 'detached' })
    }
  },
  'one goes back to another document, and comes again': async ({ page }: Flow, form: TypedForm) => {
    await page.goto(form.path)
    await takeUp(page, form)
    await page.goto('/healthz')
    await page.goBack()
    await takeButton(page).or(page.getByRole('form')).first().waitFor()
    await takeUp(page, form)
  },
  'the language of the console changes, and again': async ({ page }: Flow) => {
    await closeItem(page)
    await chooseLanguage(page, 'bn')
    await chooseLanguage(page, 'en')
  },
  'one changes the mode, and stays': async ({ page }: Flow, { path }: TypedForm) => {
    await closeItem(page)
    await mode(page, 'Mobile').click()
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await mode(page, 'Web').getAttribute('aria-pressed')).toBe('true')
  },
  'another tab changes the mode': async ({ page }: Flow) => {
    const other = await page.context().newPage()
    await other.goto('/admin/profile')
    await mode(other, 'Mobile').click()
    await expect.poll(() => mode(other, 'Mobile').getAttribute('aria-pressed')).toBe('true')
    await other.close()
  },
}

const forms = { ...typedForms, author: authorDialog }

/** Every move is made in a form, and every form is drawn anew in place; of one in a dialog nothing behind it can be reached. */
const made: Readonly<Record<keyof typeof forms, readonly (keyof typeof moves)[]>> = {
  event: [
    'one goes back, and stays',
    'the language of the console changes, and again',
    'one changes the mode, and stays',
  ],
  book: [
    'one goes back to another document, and comes again',
    'the language of the console changes, and again',
  ],
  video: ['the language of the console changes, and again', 'another tab changes the mode'],
  author: ['one goes back, and stays', 'another tab changes the mode'],
}

// One move after the other, a few keys before each.
it.each(Object.entries(made))('nothing of %s is lost, however one moves', async (name, all) => {
  const { page } = flow()
  const form: TypedForm = forms[name as keyof typeof forms]
  const mark = uniqueText()
  await page.goto('/admin/profile')
  await visit(page, form.path)
  await form.begin(page, mark)
  const pressed: string[] = []
  for (const when of all) {
    pressed.push(uniqueText())
    await form.press(page, pressed.at(-1) ?? '')
    await moves[when](flow(), form)
    if (!form.reopen) await closeItem(page)
    await expect.poll(() => form.read(page), { message: when }).toEqual(form.written(mark, pressed))
  }
})

describe('an answer that is slow', () => {
  const nameField = (page: Page) => page.getByRole('textbox', { name: 'Category Name' })

  /** Holds the answer of a call back until the answered function is called. */
  const hold = async (page: Page, url: string, status?: number): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(
      url,
      async (route) => {
        await promise
        if (status === undefined) await route.continue()
        else await route.fulfill({ status, json: { success: false, message: 'Not now', payload: null } })
      },
      { times: 1 },
    )
    return resolve
  }

  it('to a save that fails is told to who has left, and what was typed is offered', async () => {
    const { page, press } = flow()
    const name = `শ্রেণি ${uniqueText()}`
    await page.goto('/dua-categories/add')
    await nameField(page).fill(name)
    const answer = await hold(page, '**/api/dua-category/create', 500)
    await press('Save')
    await expect.poll(() => nameField(page).isDisabled()).toBe(true)
    await visit(page, '/admin/profile')
    answer()
    await page.getByText(/What you left could not be saved\..* Not now/).waitFor()
    await visit(page, '/dua-categories/add')
    await takeButton(page).click()
    await expect.poll(() => nameField(page).inputValue()).toBe(name)
  })

  it('to a save that is under way leads nobody away who has left, and what it sends is no lost draft', async () => {
    const { page, press } = flow()
    const name = `শ্রেণি ${uniqueText()}`
    await page.goto('/dua-categories/add')
    await nameField(page).fill(name)
    await expect.poll(async () => (await draftsIn(page)).join()).toContain(name)
    const answer = await hold(page, '**/api/dua-category/create')
    await press('Save')
    await expect.poll(() => nameField(page).isDisabled()).toBe(true)
    await visit(page, '/admin/profile')
    await visit(page, '/dua-categories/add')
    const other = await page.context().newPage()
    await other.goto('/dua-categories/add')
    for (const each of [page, other]) {
      await nameField(each).waitFor()
      await each.waitForLoadState('networkidle')
      expect(await takeButton(each).count()).toBe(0)
    }
    await visit(page, '/book/add')
    await page.locator('[id="form/titles/0/text"]').fill('অন্য বই')
    answer()
    await page.getByText('Dua category created').waitFor()
    await expect.poll(async () => (await draftsIn(page)).join()).not.toContain(name)
    expect(await takeButton(other).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/book/add')
    expect(await question(page).count()).toBe(0)
    expect(await page.locator('[id="form/titles/0/text"]').inputValue()).toBe('অন্য বই')
    await other.close()
  })

  it('to what a form chooses from leaves what is typed meanwhile', async () => {
    const { page } = flow()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/**/total*', async (route) => {
      if (!route.request().url().includes('/language/')) await held.promise
      await route.continue()
    })
    await page.goto('/dua/add')
    await page.getByLabel('Title').pressSequentially('ঘুমের দোয়া')
    held.resolve()
    await page.waitForLoadState('networkidle')
    expect(await page.getByLabel('Title').inputValue()).toBe('ঘুমের দোয়া')
  })

  it('to the record itself leaves what is typed once it is there', async () => {
    const { page, api, press } = flow()
    const mark = uniqueText()
    const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
      title: `শ্রেণি ${mark}`,
    })
    const answer = await hold(page, `**/api/dua-category/**/${payload.id}`)
    await page.goto('/admin/profile')
    const opening = page.goto(`/dua-categories/edit/${payload.id}`)
    await page.keyboard.type('early')
    answer()
    await opening
    await nameField(page).press('End')
    await nameField(page).pressSequentially(' ✓')
    await press('Save')
    await rowWith(page, `শ্রেণি ${mark} ✓`).waitFor()
  })
})
