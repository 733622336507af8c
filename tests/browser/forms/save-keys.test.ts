import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/status of (422|500)/] })

const hasFocus = (locator: Locator) => locator.evaluate((each) => each === document.activeElement)

describe('the keys that save', () => {
  it('are Ctrl or Cmd with S or Enter; the browser never saves the page, even with a dialog over the form', async () => {
    const { page } = flow()
    for (const keys of ['Control+Enter', 'Meta+s', 'Meta+Enter']) {
      const name = `শ্রেণি ${uniqueText()}`
      await visit(page, '/dua-categories/add')
      await page.getByRole('textbox', { name: 'Category Name' }).fill(name)
      await page.keyboard.press(keys)
      await page.waitForURL('**/dua-categories')
      await rowWith(page, name).waitFor()
    }

    await visit(page, '/dua-categories/add')
    await page.getByRole('textbox', { name: 'Category Name' }).fill('শ্রেণি')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alertdialog').waitFor()
    await page.evaluate(() =>
      addEventListener('keydown', ({ key, defaultPrevented }) => {
        document.body.dataset[`prevented${key}`] = String(defaultPrevented)
      }),
    )
    await page.keyboard.press('Control+s')
    expect(await page.evaluate(() => document.body.dataset.preventeds)).toBe('true')
    await page.getByRole('alertdialog').waitFor()
  })

  it('save the item whose dialog is open, not the form; work in calendars and full-window rich text; apply a typed link, and insert no line break', async () => {
    const { page } = flow()
    await page.goto('/event/add')
    await page.getByRole('group', { name: 'Guests' }).getByRole('button', { name: /Add/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Guest Name').fill('আবদুল্লাহ')
    await dialog.getByLabel('Guest Designation').fill('Imam')
    await page.keyboard.press('Control+s')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('listitem').filter({ hasText: 'আবদুল্লাহ' }).waitFor()
    expect(await page.getByText(/needs? your attention/).count()).toBe(0)
    await page
      .getByRole('button', { name: /Choose date/ })
      .first()
      .click()
    await page.getByRole('gridcell').first().waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText(/needs? your attention/).waitFor()

    await page.goto('/amaliat-fazilat/add')
    const editor = page.getByRole('textbox', { name: /^Content/ })
    await editor.click()
    await page.keyboard.type('word')
    await page.keyboard.press('Control+a')
    await page.getByRole('button', { name: 'Link', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('textbox').fill('https://example.org/lesson')
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByText(/needs? your attention/).count()).toBe(0)
    expect(await editor.locator('a').getAttribute('href')).toBe('https://example.org/lesson')

    await editor.press('End')
    await page.keyboard.press('Control+Enter')
    await page.getByText(/needs? your attention/).waitFor()
    expect(
      await editor.evaluate((each) => each.querySelectorAll('br:not(.ProseMirror-trailingBreak)').length),
    ).toBe(0)

    // The form's message is behind the dialog, which therefore closes.
    await editor.click()
    await page
      .getByRole('button', { name: /Full window/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Control+s')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(page.getByLabel('Title'))).toBe(true)
  })
})

describe('a save that fails', () => {
  /** Holds back the response of a create until the returned function is called. */
  const hold = async (page: Page, status: number, errors: readonly object[] = []): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const json = { success: false, message: 'Not now', payload: null, errors }
    await page.route('**/api/dua/create', (route) => promise.then(() => route.fulfill({ status, json })), {
      times: 1,
    })
    return resolve
  }
  const begin = async (page: Page): Promise<void> => {
    await page.goto('/dua/add')
    await page.getByLabel('Title').fill('ভোর')
    await page.getByLabel('Dua(Arabic)').fill('الحمد لله')
    await page.getByLabel('Pronunciation').fill('Alhamdulillah')
    await page.getByRole('combobox', { name: 'Dua Category' }).click()
    await page.getByRole('option').first().click()
    await page.getByLabel('Translation').pressSequentially('All praise')
    await page.keyboard.press('ArrowLeft')
  }

  it('locks the form while it runs, keeps typed text, and focuses the field that the API refuses', async () => {
    const { page } = flow()
    await begin(page)
    const answer = await hold(page, 500)
    await page.keyboard.press('Control+s')
    const note = page.getByText('The form is locked until then.')
    await note.waitFor()
    await page.keyboard.type('meanwhile')
    answer()
    await page.getByRole('form').getByRole('alert').filter({ hasText: 'Not now' }).waitFor()
    const translation = page.getByLabel('Translation')
    await expect.poll(() => hasFocus(translation)).toBe(true)
    expect(await note.count()).toBe(0)
    await page.keyboard.type('+')
    expect(await translation.inputValue()).toBe('All prais+e')

    const refuse = await hold(page, 422, [{ path: '/spelling', message: 'may not be so' }])
    await page.keyboard.press('Control+s')
    refuse()
    await expect.poll(() => hasFocus(page.getByLabel('Pronunciation'))).toBe(true)

    // The same in rich text.
    await page.goto('/articles/add')
    const content = page.getByRole('textbox', { name: /^Content/ })
    await page.getByLabel('Title').fill('ভোর')
    await page.getByRole('combobox', { name: 'Article Category' }).click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await content.click()
    await page.keyboard.type('One two')
    await page.keyboard.press('ArrowLeft')
    // The browser reports the caret to the editor after the key.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const json = { success: false, message: 'Not now', payload: null }
    await page.route('**/api/article/create', (route) => route.fulfill({ status: 500, json }))
    await page.keyboard.press('Control+s')
    await page.getByRole('form').getByRole('alert').filter({ hasText: 'Not now' }).waitFor()
    await expect.poll(() => hasFocus(content)).toBe(true)
    await page.keyboard.type('+')
    await expect.poll(() => content.textContent()).toBe('One tw+o')
  })
})
