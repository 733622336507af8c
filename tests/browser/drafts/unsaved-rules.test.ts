import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { draftsIn, whenDraftsAreKnown } from '../../support/browser/draft-database.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { apiClient, createLimitedAdmin } from '../../support/server/api-client.ts'
import { type Flow, prepareFlow } from '../walker/flow.ts'
import { nameField, offer, takeButton } from './draft-locators.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/Failed to load resource/] })

const path = '/dua-categories/add'
const leave = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Leave' })
const expectName = (page: Page, name: string) => expect.poll(() => nameField(page).inputValue()).toBe(name)

/** Types a name into the form and leaves it as after a crash; reopens the form. */
const typeAndReload = async (page: Page, name: string): Promise<void> => {
  await nameField(page).pressSequentially(name)
  await page.reload()
  await offer(page).waitFor()
}

/** Types into the form until the draft is stored. */
const typeAndKeep = async (page: Page, name = `শ্রেণি ${uniqueText()}`): Promise<void> => {
  await nameField(page).fill(name)
  await expect.poll(async () => (await draftsIn(page)).length).toBe(1)
}

/** Reopens the form and expects no offer. */
const expectNoOffer = async (page: Page): Promise<void> => {
  await visit(page, path)
  await nameField(page).waitFor()
  await whenDraftsAreKnown(page)
  expect(await offer(page).count()).toBe(0)
}

const arriveAtList = async (page: Page): Promise<void> => {
  await page.waitForURL('**/dua-categories')
  await page.locator('main h1:focus').waitFor()
}

/** The ways in which a draft ends; each starts in the empty form and may leave it. */
const ends: Readonly<Record<string, (flow: Flow) => Promise<void>>> = {
  'it was thrown away': async ({ page, press }) => {
    await typeAndReload(page, `শ্রেণি ${uniqueText()}`)
    await press('Discard')
    expect(await nameField(page).inputValue()).toBe('')
  },
  'it was saved': async ({ page, press }) => {
    const name = `শ্রেণি ${uniqueText()}`
    await typeAndReload(page, name)
    await takeButton(page).click()
    await press('Save')
    await rowWith(page, name).waitFor()
  },
  'what was typed was taken out again, and then nothing asks': async ({ page, press }) => {
    await typeAndKeep(page)
    await nameField(page).fill('')
    await expect.poll(() => draftsIn(page)).toEqual([])
    await press('Cancel')
    await arriveAtList(page)
  },
  'the form was left though it asked': async ({ page, press }) => {
    await typeAndKeep(page)
    await press('Cancel')
    await leave(page).click()
    await arriveAtList(page)
  },
  'the mode was changed though it asked': async ({ page }) => {
    await typeAndKeep(page)
    await page.getByRole('button', { name: 'Mobile', exact: true }).click()
    await leave(page).click()
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    const mobile = page.getByRole('button', { name: 'Mobile', exact: true })
    expect(await mobile.getAttribute('aria-pressed')).toBe('true')
  },
}

it('a draft is removed at its end, and a password has none', async () => {
  const { page } = flow()
  for (const [when, end] of Object.entries(ends)) {
    if (!page.url().endsWith(path)) await visit(page, path)
    await end(flow())
    await expect.poll(() => draftsIn(page), { message: when }).toEqual([])
  }
  await expectNoOffer(page)

  await visit(page, '/admin/add')
  await page.locator('[id="form/password"]').fill('Seven-quiet-rivers-1')
  await page.locator('[id="form/name"]').fill('আমিনা')
  await expect.poll(async () => (await draftsIn(page)).join()).toContain('আমিনা')
  expect((await draftsIn(page)).join()).not.toContain('Seven-quiet-rivers-1')
})

it('text typed while an older draft is offered is kept beside it, and offered after the older is restored', async () => {
  const { page, press } = flow()
  const [older, newer] = [`প্রথম ${uniqueText()}`, `দ্বিতীয় ${uniqueText()}`]
  await page.goto(path)
  await typeAndReload(page, older)
  await nameField(page).pressSequentially(newer)
  await page.reload()
  await takeButton(page).click()
  await expectName(page, newer)
  await press('Discard')
  await expect.poll(async () => (await draftsIn(page)).join()).not.toContain(older)
  expect(await nameField(page).inputValue()).toBe(newer)

  await nameField(page).fill('')
  await typeAndReload(page, older)
  await nameField(page).pressSequentially(newer)
  await takeButton(page).click()
  await expectName(page, older)
  await takeButton(page).click()
  await expectName(page, newer)
})

it('a draft started in another tab meanwhile is offered after that tab closes', async () => {
  const { page } = flow()
  const name = `শ্রেণি ${uniqueText()}`
  await visit(page, path)
  await whenDraftsAreKnown(page)
  const other = await page.context().newPage()
  await other.goto(path)
  await typeAndKeep(other, name)
  await whenDraftsAreKnown(page)
  expect(await offer(page).count()).toBe(0)
  await other.close()
  await takeButton(page).click()
  await expectName(page, name)
})

it('a draft started in another tab is offered, too, if that tab closes after its first keys', async () => {
  const { page } = flow()
  const name = `শ্রেণি ${uniqueText()}`
  await visit(page, path)
  await whenDraftsAreKnown(page)
  const other = await page.context().newPage()
  await other.goto(path)
  await whenDraftsAreKnown(other)
  await nameField(other).fill(name)
  await other.goto('about:blank')
  await takeButton(page).click()
  await expectName(page, name)
})

it('a draft open in another tab is offered after that closes, in every tab until one decides', async () => {
  const { page } = flow()
  const name = `শ্রেণি ${uniqueText()}`
  const gone = (on: Page) => on.getByText('This draft is no longer there')
  const other = await page.context().newPage()
  await other.goto(path)
  await typeAndKeep(other, name)
  await visit(page, path)
  await whenDraftsAreKnown(page)
  expect(await offer(page).count()).toBe(0)

  await other.reload()
  await Promise.all([page, other].map((each) => takeButton(each).waitFor()))
  await other.getByRole('button', { name: 'Discard' }).click()
  await gone(page).waitFor()
  await offer(page).waitFor({ state: 'detached' })
  for (const each of [page, other]) expect(await nameField(each).inputValue()).toBe('')
  await page.getByRole('button', { name: 'Close' }).click()
  await gone(page).waitFor({ state: 'detached' })

  await typeAndKeep(other, name)
  await other.reload()
  await visit(page, '/admin/profile')
  await visit(page, path)
  await Promise.all([page, other].map((each) => takeButton(each).waitFor()))
  await takeButton(other).click()
  await gone(page).waitFor()
  await offer(page).waitFor({ state: 'detached' })
  expect(await nameField(page).inputValue()).toBe('')
  await expectName(other, name)
  // A tab that took over a draft and leaves it again leaves it to the other tab.
  await other.close()
  await takeButton(page).click()
  await expectName(page, name)
})

it('a draft that two tabs restore at once goes to one of them', async () => {
  const { page } = flow()
  const name = `শ্রেণি ${uniqueText()}`
  await visit(page, path)
  await typeAndReload(page, name)
  const other = await page.context().newPage()
  await other.goto(path)
  await takeButton(other).waitFor()
  // The first tab takes the draft; the other one offers nothing afterwards.
  const click = (each: Page) => takeButton(each).dispatchEvent('click', undefined, { timeout: 2000 })
  await Promise.allSettled([page, other].map(click))
  await Promise.any([page, other].map((each) => each.getByText('This draft is no longer there').waitFor()))
  const values = await Promise.all([page, other].map((each) => nameField(each).inputValue()))
  expect(values.toSorted()).toEqual(['', name])
})

it('a record changed meanwhile shows it, with both versions', async () => {
  const { page, press, api } = flow()
  const mark = uniqueText()
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
    title: `শ্রেণি ${mark}`,
  })
  await page.goto(`/dua-categories/edit/${payload.id}`)
  await nameField(page).fill(`আমার ${mark}`)
  await api.send('PUT', '/api/dua-category/update', { id: payload.id, title: `তাদের ${mark}`, active: true })
  await page.reload()
  await page.getByText('The record has changed since').waitFor()
  await takeButton(page).click()
  await expectName(page, `আমার ${mark}`)
  await press('Save')
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await dialog.getByText(`তাদের ${mark}`).waitFor()
  await dialog.getByRole('radio', { name: 'Your version' }).check()
  await press('Save this choice')
  await rowWith(page, `আমার ${mark}`).waitFor()
})

it('text typed just before the draft store opens is kept, and offered to no other user', async () => {
  const { page, api, server } = flow()
  const secret = 'শেষ মুহূর্তে'
  await page.addInitScript(() => {
    if (sessionStorage.getItem('second')) return
    sessionStorage.setItem('second', 'yes')
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  })
  await page.goto(path)
  await page.evaluate(() => localStorage.setItem('foundation-console draft 0', '{"place":'))
  await typeAndReload(page, secret)
  const inStorage = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))
  expect(await inStorage()).toEqual([])

  const other = await createLimitedAdmin(api, ['DUA_CATEGORY_CREATE', 'DUA_CATEGORY_READ'])
  const openAs = async (token: string): Promise<void> => {
    await page.evaluate((next) => localStorage.setItem('accessToken', next), token)
    await page.goto(path)
    await nameField(page).waitFor()
    await whenDraftsAreKnown(page)
  }
  await openAs((await apiClient(server.url, other)).token)
  expect(await offer(page).count()).toBe(0)
  await openAs(api.token)
  await takeButton(page).click()
  await expectName(page, secret)
})
