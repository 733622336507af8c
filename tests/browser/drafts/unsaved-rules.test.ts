import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowWith, signIn, visit } from '../../support/browser/console-actions.ts'
import { draftsIn } from '../../support/browser/draft-database.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { type Flow, prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, allow: [/Failed to load resource/] })

const path = '/dua-categories/add'
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Category Name' })
const offer = (page: Page) => page.getByText('You left something here unsaved')
const leave = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Leave' })
const take = (page: Page) => page.getByRole('button', { name: 'Continue with it' })

/** Types a name into the form and leaves it as a crash would; the form is open again then. */
const typeAndReload = async (page: Page, name: string): Promise<void> => {
  await nameField(page).pressSequentially(name)
  await page.reload()
  await offer(page).waitFor()
}

/** Types into the form until that is kept. */
const typeAndKeep = async (page: Page): Promise<void> => {
  await nameField(page).fill(`শ্রেণি ${uniqueText()}`)
  await expect.poll(async () => (await draftsIn(page)).length).toBe(1)
}

/** Opens the form again and sees that nothing is offered. */
const expectNoOffer = async (page: Page): Promise<void> => {
  await visit(page, path)
  await nameField(page).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await offer(page).count()).toBe(0)
}

/** How a draft comes to its end; each begins in the form, as it was opened. */
const ends: Readonly<Record<string, (flow: Flow) => Promise<void>>> = {
  'it was saved': async ({ page, press }) => {
    const name = `শ্রেণি ${uniqueText()}`
    await typeAndReload(page, name)
    await take(page).click()
    await press('Save')
    await rowWith(page, name).waitFor()
  },
  'it was thrown away': async ({ page, press }) => {
    await typeAndReload(page, `শ্রেণি ${uniqueText()}`)
    await press('Throw it away')
    expect(await nameField(page).inputValue()).toBe('')
  },
  'what was typed was taken out again, and then nothing asks': async ({ page, press }) => {
    await typeAndKeep(page)
    await nameField(page).fill('')
    await expect.poll(() => draftsIn(page)).toEqual([])
    await press('Cancel')
    await page.waitForURL('**/dua-categories')
  },
  'the form was left though it asked': async ({ page, press }) => {
    await typeAndKeep(page)
    await press('Cancel')
    await leave(page).click()
    await page.waitForURL('**/dua-categories')
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

it('a draft is gone when it has come to its end', async () => {
  const { page } = flow()
  for (const [when, end] of Object.entries(ends)) {
    await page.goto(path)
    await end(flow())
    await expect.poll(() => draftsIn(page), { message: when }).toEqual([])
  }
  await expectNoOffer(page)
})

it('what is typed while something older is offered is kept beside it, and offered after it where the older is taken', async () => {
  const { page, press } = flow()
  const [older, newer] = [`প্রথম ${uniqueText()}`, `দ্বিতীয় ${uniqueText()}`]
  await page.goto(path)
  await typeAndReload(page, older)
  await nameField(page).pressSequentially(newer)
  await page.reload()
  await take(page).click()
  await expect.poll(() => nameField(page).inputValue()).toBe(newer)
  await press('Throw it away')
  await expect.poll(async () => (await draftsIn(page)).join()).not.toContain(older)
  expect(await nameField(page).inputValue()).toBe(newer)

  await nameField(page).fill('')
  await typeAndReload(page, older)
  await nameField(page).pressSequentially(newer)
  await take(page).click()
  await expect.poll(() => nameField(page).inputValue()).toBe(older)
  await take(page).click()
  await expect.poll(() => nameField(page).inputValue()).toBe(newer)
})

it('a date that is half typed is kept digit by digit, before its field is left', async () => {
  const { page } = flow()
  await page.goto('/event/add')
  const parts = page.locator('[id="form/fromDate"]').locator('xpath=..').getByRole('spinbutton')
  await parts.first().click()
  await page.keyboard.type('120')
  await expect.poll(async () => (await draftsIn(page)).join()).toContain('Incomplete date 12/00/')
  await page.reload()
  await take(page).click()
  await expect.poll(() => parts.allTextContents()).toEqual(['12', '00', 'YYYY'])
  await parts.nth(1).click()
  await page.keyboard.type('032031')
  await expect.poll(() => page.locator('[id="form/fromDate"]').inputValue()).toBe('12-03-2031')
})

it('what is open in another tab is offered once that is gone', async () => {
  const { page } = flow()
  const other = await page.context().newPage()
  await other.goto(path)
  await nameField(other).pressSequentially('এখনও লেখা হচ্ছে')
  await expect.poll(async () => (await draftsIn(other)).length).toBe(1)
  await expectNoOffer(page)
  await other.close()
  await offer(page).waitFor()
})

it('what is typed in the last moment, before the store of drafts is open, is kept', async () => {
  const { page } = flow()
  await page.addInitScript(() => {
    if (sessionStorage.getItem('second')) return
    sessionStorage.setItem('second', 'yes')
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest
  })
  await page.goto(path)
  await page.evaluate(() => localStorage.setItem('foundation-console draft 0', '{"place":'))
  await nameField(page).pressSequentially('শেষ মুহূর্তে')
  await page.reload()
  await take(page).click()
  await expect.poll(() => nameField(page).inputValue()).toBe('শেষ মুহূর্তে')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  )
})

it('nobody is offered what another has typed', async () => {
  const { page, api } = flow()
  const other = await createLimitedAdmin(api, ['DUA_CATEGORY_CREATE', 'DUA_CATEGORY_READ'])
  await page.goto(path)
  await typeAndReload(page, 'গোপন কথা')
  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await page.goto('/auth/sign-in')
  await signIn(page, other)
  await expectNoOffer(page)
  await page.evaluate(() => localStorage.removeItem('accessToken'))
  await page.goto('/auth/sign-in')
  await signIn(page)
  await page.goto(path)
  await offer(page).waitFor()
})

/** How another tab decides what is offered in both, and what it finds in its own form then. */
const elsewhere: Readonly<Record<string, (other: Page) => Promise<void>>> = {
  'throws it away': (other) => other.getByRole('button', { name: 'Throw it away' }).click(),
  'takes it': (other) => take(other).click(),
}

/** One draft, offered in two tabs. */
const offerInTwoTabs = async () => {
  const { page } = flow()
  const name = `শ্রেণি ${uniqueText()}`
  await page.goto(path)
  await typeAndReload(page, name)
  const other = await page.context().newPage()
  await other.goto(path)
  await take(other).waitFor()
  return { page, other, name }
}

it.each(Object.entries(elsewhere))(
  'what is offered in two tabs is offered no longer when one %s, which is said in the other',
  async (_, decide) => {
    const { page, other, name } = await offerInTwoTabs()
    await decide(other)
    await page.getByText('What you left is not there any more').waitFor()
    await offer(page).waitFor({ state: 'detached' })
    expect(await nameField(page).inputValue()).toBe('')
    const isTaken = (await nameField(other).inputValue()) === name
    await other.close()
    // Who has taken it and leaves it again leaves it to whoever is there.
    if (isTaken) await take(page).click()
    await expect.poll(() => nameField(page).inputValue()).toBe(isTaken ? name : '')
  },
)

it('what two tabs take at once, one of them gets', async () => {
  const { page, other, name } = await offerInTwoTabs()
  // Where one is quicker, the other is offered nothing any more.
  const click = (each: Page) => take(each).dispatchEvent('click', undefined, { timeout: 2000 })
  await Promise.allSettled([page, other].map(click))
  await Promise.any([page, other].map((each) => each.getByText('What you left is not there').waitFor()))
  const values = await Promise.all([page, other].map((each) => nameField(each).inputValue()))
  expect(values.toSorted()).toEqual(['', name])
})

it('a password is not kept', async () => {
  const { page } = flow()
  await page.goto('/admin/add')
  await page.locator('[id="form/password"]').fill('Seven-quiet-rivers-1')
  await page.locator('[id="form/name"]').fill('আমিনা')
  await expect.poll(async () => (await draftsIn(page)).join()).toContain('আমিনা')
  expect((await draftsIn(page)).join()).not.toContain('Seven-quiet-rivers-1')
})

it('a record that was changed meanwhile says so, and both versions are shown', async () => {
  const { page, press, api } = flow()
  const mark = uniqueText()
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
    title: `শ্রেণি ${mark}`,
  })
  await page.goto(`/dua-categories/edit/${payload.id}`)
  await nameField(page).fill(`আমার ${mark}`)
  await api.send('PUT', '/api/dua-category/update', { id: payload.id, title: `তাদের ${mark}`, active: true })
  await page.reload()
  await page.getByText('The record has been changed since').waitFor()
  await take(page).click()
  await expect.poll(() => nameField(page).inputValue()).toBe(`আমার ${mark}`)
  await press('Save')
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await dialog.getByText(`তাদের ${mark}`).waitFor()
  await dialog.getByRole('radio', { name: 'Your version' }).check()
  await press('Save this choice')
  await rowWith(page, `আমার ${mark}`).waitFor()
})
