import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { authorDialog, type TypedForm, takeUp, typedForms } from '../../support/browser/typed-forms.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { type Flow, prepareFlow } from '../walker/flow.ts'
import { waitOptions } from '../walker/walk.ts'

const flow = prepareFlow({ allow: [/Failed to load resource/], signedIn: 'beforehand' })

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

const chooseLanguage = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^(Account|অ্যাকাউন্ট)$/ }).click()
  await page.getByRole('menuitemradio', { name }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

/** What may be done to a form that holds something; afterwards it stands there, as it was. */
const moves: Readonly<Record<string, (flow: Flow, form: TypedForm) => Promise<void>>> = {
  'one goes back, and stays': async ({ page }) => {
    for (let round = 0; round < 2; round += 1) {
      await page.goBack()
      await question(page).getByRole('button', { name: 'Cancel' }).click()
      await question(page).waitFor({ state: 'detached' })
    }
  },
  'one goes back to another document, and comes again': async ({ page }, form) => {
    await page.goto(form.path)
    await takeUp(page, form)
    await page.goto('/healthz')
    await page.goBack()
    await takeButton(page).or(page.getByRole('form')).first().waitFor()
    await takeUp(page, form)
  },
  'the language of the console changes, and again': async ({ page }) => {
    await closeItem(page)
    await chooseLanguage(page, 'বাংলা')
    await expect.poll(() => page.locator('html').getAttribute('lang'), waitOptions).toBe('bn')
    await chooseLanguage(page, 'English')
    await expect.poll(() => page.locator('html').getAttribute('lang'), waitOptions).toBe('en')
  },
  'one changes the mode, and stays': async ({ page }, { path }) => {
    await closeItem(page)
    await mode(page, 'Mobile').click()
    await question(page).getByRole('button', { name: 'Cancel' }).click()
    expect(new URL(page.url()).pathname).toBe(path)
    expect(await mode(page, 'Web').getAttribute('aria-pressed')).toBe('true')
  },
  'another tab changes the mode': async ({ page }) => {
    const other = await page.context().newPage()
    await other.goto('/admin/profile')
    await mode(other, 'Mobile').click()
    await expect.poll(() => mode(other, 'Mobile').getAttribute('aria-pressed'), waitOptions).toBe('true')
    await other.close()
  },
}

/** Nothing but the dialog can be reached while one is open. */
const movesOf = ({ reopen }: TypedForm) =>
  Object.entries(moves).filter(
    ([when]) => !reopen || !/language of the console|changes the mode, and/.test(when),
  )

// One move after the other, a few keys before each.
it.each(Object.entries({ ...typedForms, author: authorDialog }))(
  'nothing of %s is lost, however one moves',
  async (_, form) => {
    const { page } = flow()
    const mark = uniqueText()
    await page.goto('/admin/profile')
    await visit(page, form.path)
    await form.begin(page, mark)
    const pressed: string[] = []
    for (const [when, move] of movesOf(form)) {
      pressed.push(uniqueText())
      await form.press(page, pressed.at(-1) ?? '')
      await move(flow(), form)
      if (!form.reopen) await closeItem(page)
      await expect
        .poll(() => form.read(page), { ...waitOptions, message: when })
        .toEqual(form.written(mark, pressed))
    }
  },
)

it('nothing asks who goes back, or changes mode or language, and has typed nothing', async () => {
  const { page } = flow()
  await page.goto('/admin/profile')
  for (const { path } of Object.values(typedForms)) {
    await visit(page, path)
    await chooseLanguage(page, 'বাংলা')
    await expect.poll(() => page.locator('html').getAttribute('lang'), waitOptions).toBe('bn')
    await chooseLanguage(page, 'English')
    await expect.poll(() => page.locator('html').getAttribute('lang'), waitOptions).toBe('en')
    await page.goBack()
    await page.getByRole('heading', { name: 'Profile', level: 1, exact: true }).waitFor()
  }
  await visit(page, typedForms.book.path)
  await mode(page, 'Mobile').click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
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

  it('to a save takes nothing of what is typed meanwhile, and nothing of what was typed before', async () => {
    const { page, press } = flow()
    const name = `শ্রেণি ${uniqueText()}`
    await page.goto('/dua-categories/add')
    await nameField(page).fill(name)
    const answer = await hold(page, '**/api/dua-category/create', 500)
    await press('Save')
    await expect.poll(() => nameField(page).isDisabled(), waitOptions).toBe(true)
    await page.keyboard.type('meanwhile')
    await page.keyboard.press('Control+s')
    answer()
    await page.getByRole('form').getByRole('alert').filter({ hasText: 'Not now' }).waitFor()
    expect(await nameField(page).inputValue()).toBe(name)
    await nameField(page).press('End')
    await nameField(page).pressSequentially(' ✓')
    await press('Save')
    await rowWith(page, `${name} ✓`).waitFor()
    expect(await rowWith(page, name).count()).toBe(1)
  })

  it('to a save leads nobody away who has left meanwhile, and is told', async () => {
    const { page, press } = flow()
    const name = `শ্রেণি ${uniqueText()}`
    await page.goto('/dua-categories/add')
    await nameField(page).fill(name)
    const answer = await hold(page, '**/api/dua-category/create')
    await press('Save')
    await expect.poll(() => nameField(page).isDisabled(), waitOptions).toBe(true)
    await visit(page, '/book/add')
    await page.locator('[id="form/titles/0/text"]').fill('অন্য বই')
    answer()
    await page.getByText('Dua category created').waitFor()
    await expect.poll(async () => (await draftsIn(page)).join(), waitOptions).not.toContain(name)
    expect(new URL(page.url()).pathname).toBe('/book/add')
    expect(await question(page).count()).toBe(0)
    expect(await page.locator('[id="form/titles/0/text"]').inputValue()).toBe('অন্য বই')
  })

  it('to a save that fails is told to who has left, and what was typed is offered', async () => {
    const { page, press } = flow()
    const name = `শ্রেণি ${uniqueText()}`
    await page.goto('/dua-categories/add')
    await nameField(page).fill(name)
    const answer = await hold(page, '**/api/dua-category/create', 500)
    await press('Save')
    await expect.poll(() => nameField(page).isDisabled(), waitOptions).toBe(true)
    await visit(page, '/admin/profile')
    answer()
    await page.getByText(/What you left could not be saved\..* Not now/).waitFor()
    await visit(page, '/dua-categories/add')
    await takeButton(page).click()
    await expect.poll(() => nameField(page).inputValue(), waitOptions).toBe(name)
  })

  it('to a save that is under way: what it sends is no lost draft, in this tab or another', async () => {
    const { page, press } = flow()
    const name = `শ্রেণি ${uniqueText()}`
    await page.goto('/dua-categories/add')
    await nameField(page).fill(name)
    await expect.poll(async () => (await draftsIn(page)).join(), waitOptions).toContain(name)
    const answer = await hold(page, '**/api/dua-category/create')
    await press('Save')
    await expect.poll(() => nameField(page).isDisabled(), waitOptions).toBe(true)
    await visit(page, '/admin/profile')
    await visit(page, '/dua-categories/add')
    const other = await page.context().newPage()
    await other.goto('/dua-categories/add')
    for (const each of [page, other]) {
      await nameField(each).waitFor()
      await each.waitForLoadState('networkidle')
      expect(await takeButton(each).count()).toBe(0)
    }
    answer()
    await page.getByText('Dua category created').waitFor()
    await expect.poll(async () => (await draftsIn(page)).join(), waitOptions).not.toContain(name)
    for (const each of [page, other]) expect(await takeButton(each).count()).toBe(0)
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
