import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { draftsIn, whenDraftsAreKnown } from '../../support/browser/draft-database.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { rowButton } from '../walker/list/list-view.ts'
import { nameField, takeButton } from './draft-locators.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

const question = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: 'Leave' })

/** Holds back the response of a call until the returned function is called. */
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

describe('a slow response', () => {
  it('to a save: the failure is reported on the next page and the text is offered; nothing redirects, and the sent values are no draft', async () => {
    const { page, press } = flow()
    const name = `শ্রেণি ${uniqueText()}`
    await page.goto('/dua-categories/add')
    await nameField(page).fill(name)
    const refuse = await hold(page, '**/api/dua-category/create', 500)
    await press('Save')
    await expect.poll(() => nameField(page).isDisabled()).toBe(true)
    await visit(page, '/admin/profile')
    refuse()
    await page.getByText(/The form you left could not be saved\..* Not now/).waitFor()
    await visit(page, '/dua-categories/add')
    await takeButton(page).click()
    await expect.poll(() => nameField(page).inputValue()).toBe(name)

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
      await whenDraftsAreKnown(each)
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

  it('to the record, or to the options of the form, keeps text typed meanwhile', async () => {
    const { page, api, press } = flow()
    const mark = uniqueText()
    const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
      title: `শ্রেণি ${mark}`,
    })
    await page.goto(`/dua-categories?q=${mark}`)
    const answer = await hold(page, `**/api/dua-category/**/${payload.id}`)
    await rowButton(rowWith(page, mark), 'Edit').click()
    await page.waitForURL(`**/edit/${payload.id}`)
    await page.keyboard.type('early')
    answer()
    await nameField(page).press('End')
    await nameField(page).pressSequentially(' ✓')
    await press('Save')
    await rowWith(page, `শ্রেণি ${mark} ✓`).waitFor()

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
})
