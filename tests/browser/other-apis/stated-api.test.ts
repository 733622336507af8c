import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPage, sharedBrowser, type WatchedPage } from '../../support/browser/browser.ts'
import { chooseIn, rowWith, signIn, visit } from '../../support/browser/console-actions.ts'
import { admin } from '../../support/server/start-server.ts'
import { refusals, type StatedApi, startStatedApi } from '../../support/stated-api/stated-proxy.ts'
import { type StatedReference, serveStatedReference } from '../../support/stated-api/stated-reference.ts'

let reference: StatedReference
beforeAll(async () => {
  reference = await serveStatedReference()
}, 300_000)
afterAll(() => reference?.close())

const unknownCalls = ({ passed }: StatedApi) =>
  passed.filter(({ operation }) => operation === undefined).map(({ method, path }) => `${method} ${path}`)
const undeclared = ({ passed }: StatedApi) => [...new Set(passed.flatMap((one) => one.undeclared))]

describe('a console built for the stated API', () => {
  let api: StatedApi
  let watched: WatchedPage
  beforeAll(async () => {
    api = await startStatedApi({ target: reference.url })
    watched = await openPage(await sharedBrowser(), { baseURL: api.url })
    await signIn(watched.page)
  })
  afterAll(async () => {
    await watched?.close()
    await api?.close()
  })

  it('shows totals of lists on the dashboard, and that charts have no figures', async () => {
    const { page } = watched
    await page.getByText('The server provides no chart data.').waitFor()
    await page.getByText('Total Users').locator('..').getByText('12', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: /^(Missing Texts|History|Trash)$/ }).count()).toBe(0)
  })

  it('names categories by their numbers, and creates, edits and deletes without additions', async () => {
    const { page } = watched
    await visit(page, '/dua')
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByText('N/A').count()).toBe(0)
    await visit(page, '/dua/add')
    await page.getByLabel('Title').fill('Stated')
    await page.getByLabel('Dua(Arabic)').fill('الحمد لله على كل حال')
    await page.getByLabel('Dua Category').click()
    const category = (await page.getByRole('option').first().textContent()) ?? ''
    await page.getByRole('option').first().click()
    await page.getByLabel('Pronunciation').fill('Alhamdulillah')
    await page.getByLabel('Translation').fill('All praise is for Allah.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const row = rowWith(page, 'Stated')
    await row.waitFor()
    expect(await row.textContent()).toContain(category)
    await row.getByRole('link', { name: /^Edit/ }).click()
    await page.getByLabel('Title').fill('Stated again')
    expect(await page.getByRole('button', { name: 'History' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const again = rowWith(page, 'Stated again')
    await again.getByRole('button', { name: /^Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Dua deleted').waitFor()
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  })

  it('selects roles from the list of roles, and shows that the list of admins may contain other users', async () => {
    const { page } = watched
    await visit(page, '/admin')
    await page.getByText('This list may contain other records because the server cannot limit it.').waitFor()
    // Although the API has no operation that changes an admin, whose privilege the action needs.
    await page
      .getByRole('button', { name: /^Send Password/ })
      .first()
      .waitFor()
    await visit(page, '/admin/add')
    await page.getByRole('combobox', { name: /^Role/ }).click()
    await page.getByRole('option', { name: 'SUPER ADMIN' }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('selects an author that was created in the form, although the API does not return the number', async () => {
    // In a page of its own, because the form stays unsaved.
    const { page, close } = await openPage(await sharedBrowser(), { baseURL: api.url })
    await signIn(page)
    await visit(page, '/articles/add')
    await page.getByRole('button', { name: /^Add Author/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Author Name').fill('Salma of the lists')
    await dialog.getByLabel('Author Designation').fill('Writer')
    await dialog.getByRole('button', { name: 'Add Author' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('[id="form/authorId"]').inputValue()).toBe('Salma of the lists')
    await close()
  })

  it('translates side by side without counts of missing texts and without history', async () => {
    const { page } = watched
    await visit(page, '/category')
    await page.getByRole('button', { name: 'List options' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Translate side by side' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Translate side by side' })
    const show = dialog.getByLabel('Show', { exact: true })
    await show.click()
    await page.getByRole('listbox').waitFor()
    expect(await page.getByRole('option', { name: 'Original changed' }).count()).toBe(0)
    await page.getByRole('option', { name: 'All texts' }).click()
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await chooseIn(dialog, 'Module', 'All modules')
    await dialog.locator('[data-field=__place]').nth(1).waitFor()
    await dialog.getByRole('progressbar').waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    const cell = dialog.locator('[role=gridcell][data-field=target]').first()
    await cell.focus()
    await page.keyboard.type('Translated here')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await page.getByText('1 row saved.').waitFor()
    await dialog.getByRole('searchbox').fill('Translated here')
    await dialog.locator('[role=gridcell]').getByText('Translated here').waitFor()
    await dialog.getByRole('button', { name: 'Undo all saves' }).press('Enter')
    await page.getByText('Undone').waitFor()
    await expect.poll(() => dialog.getByText('Translated here').count()).toBe(0)
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
  })

  it('creates one record of a new grid row after a lost response and a reload', async () => {
    const { page, close } = await openPage(await sharedBrowser(), {
      baseURL: api.url,
      allow: [/Failed to load/],
    })
    await signIn(page)
    await visit(page, '/dua-categories')
    await page.getByRole('button', { name: 'Grid', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Add row' }).press('Enter')
    await page.keyboard.type('Saved once')
    await page.keyboard.press('Enter')
    let created = 0
    await page.route('**/api/dua-category/create', async (route) => {
      await route.fetch()
      created += 1
      await route.abort()
    })
    await page.keyboard.press('Control+s')
    await page.getByText('1 row not saved').waitFor()
    await page.unroute('**/api/dua-category/create')
    await page.reload()
    await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter')
    await page.getByText('1 changed cell', { exact: true }).waitFor()
    await page.keyboard.press('Control+s')
    await page.getByText('1 row saved.').waitFor()
    expect(created).toBe(1)
    await visit(page, '/dua-categories?q=Saved+once')
    await page.getByText('Saved once').first().waitFor()
    expect(await page.getByText('Saved once').count()).toBe(1)
    await close()
  })

  it('says after a reload in the middle of a save that the record may be stored', async () => {
    const { page, close } = await openPage(await sharedBrowser(), {
      baseURL: api.url,
      allow: [/Failed to load/],
    })
    await signIn(page)
    await visit(page, '/hadith-categories/add')
    await page.getByLabel('Category Name').fill('Perhaps stored')
    await page.route('**/api/hadith-category/create', () => undefined)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saving…').first().waitFor()
    await page.reload()
    const notice = page.getByText('The record may have been saved. Look for it in the list')
    await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter')
    await notice.waitFor()
    await page.unroute('**/api/hadith-category/create')
    await page.route('**/api/hadith-category/create', (route) =>
      route.fulfill({ status: 400, json: { success: false, message: 'Refused', payload: null } }),
    )
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    await page.getByText('Refused').waitFor()
    expect(await notice.count()).toBe(0)
    await close()
  })

  it('starts a dialog with the privileges of the role', async () => {
    const { page } = watched
    await visit(page, '/role/all')
    await page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /^Privileges/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog
      .getByRole('button', { name: /(Read|Create|Update|Delete)$/ })
      .first()
      .waitFor()
  })

  it('has the parts of the profile that are stated', async () => {
    const { page } = watched
    await visit(page, '/admin/profile')
    await page.getByText(admin.email).first().waitFor()
    expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1)
  })

  it('calls nothing else, and sends no other parameter or header', () => {
    expect(unknownCalls(api)).toEqual([])
    expect(undeclared(api)).toEqual([])
    watched.expectQuiet()
  })
})

describe.each([
  ['404', refusals.notFound],
  ['401', refusals.unauthorized],
  ['403', refusals.forbidden],
] as const)('an API that answers %s for unknown paths', (_, unknown) => {
  it('never asks to sign in again, and does not repeat the same request', async () => {
    const api = await startStatedApi({ target: reference.url, unknown })
    const allow = [/Failed to load resource/]
    const { page, close } = await openPage(await sharedBrowser(), { baseURL: api.url, allow })
    await signIn(page)
    await visit(page, '/dua-categories')
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByText('Sign in again').count()).toBe(0)
    await close()
    await api.close()
  })
})

it('a 401 at the start means signed out, in any shape', async () => {
  const api = await startStatedApi({
    target: reference.url,
    expired: { status: 401, body: '<!doctype html><title>401 Unauthorized</title>' },
  })
  const allow = [/Failed to load resource/]
  const { page, close } = await openPage(await sharedBrowser(), { baseURL: api.url, allow })
  await page.goto('/auth/sign-in')
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'))
  await page.goto('/dua')
  await page.waitForURL(/\/auth\/sign-in/)
  await close()
  await api.close()
})
