import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { choose, rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { byId } from '../walker/field-fillers/field-filler.ts'
import { prepareFlow } from '../walker/flow.ts'
import { rowButton } from '../walker/list/list-view.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ sharesData: true, samePage: true, allow: [/status of (409|422)/] })

interface Created {
  payload: { id: number }
}

const createCategory = async (title: string): Promise<number> =>
  (await flow().api.send<Created>('POST', '/api/dua-category/create', { title })).payload.id

/** A dua in a category, created through the API. */
const createDua = async (title: string, duaCategoryId: number) => {
  const dua = {
    title,
    duaCategoryId,
    actualDua: 'الحمد لله',
    spelling: 'Alhamdulillah',
    duaTranslation: 'Praise',
  }
  const { payload } = await flow().api.send<Created>('POST', '/api/dua/create', dua)
  return { id: payload.id, ...dua }
}

describe('two people at work', () => {
  it('on one record: the second save shows both versions to choose from', async () => {
    const { page, press, api } = flow()
    const mark = uniqueText()
    const dua = await createDua(`দোয়া ${mark}`, await createCategory(`শ্রেণি ${mark}`))
    await visit(page, `/dua/edit/${dua.id}`)
    await page.getByLabel('Title').fill(`দোয়া ${mark} ✓`)
    await page.getByLabel('Translation').fill('All praise')
    await api.send('PUT', '/api/dua/update', {
      ...dua,
      spelling: 'al-hamdu lillah',
      duaTranslation: 'Thanks',
    })
    await press('Save')
    const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' })
    const fieldOf = (name: string) => dialog.getByRole('radiogroup', { name, exact: true })
    await fieldOf('Translation').getByRole('radio', { name: 'Thanks' }).check()
    await fieldOf('Pronunciation').getByText('al-hamdu lillah').waitFor()
    await fieldOf('Pronunciation')
      .getByText(/^Saved version · Administrator · .*\d/)
      .waitFor()
    await fieldOf('Title').getByText('Saved version', { exact: true }).waitFor()
    await press('Back to the form')
    expect(await page.getByLabel('Title').inputValue()).toBe(`দোয়া ${mark} ✓`)
    await press('Save')
    await fieldOf('Translation').getByRole('radio', { name: 'All praise' }).check()
    await fieldOf('Pronunciation').getByRole('radio', { name: 'Saved version' }).check()
    await fieldOf('Title').getByRole('radio', { name: 'Your version' }).check()
    await press('Save this choice')
    await takeToast(flow(), 'Dua updated')
    const { payload } = await api.send<{ payload: object }>('GET', `/api/dua/id/${dua.id}`)
    expect(payload).toMatchObject({
      title: `দোয়া ${mark} ✓`,
      spelling: 'al-hamdu lillah',
      duaTranslation: 'All praise',
    })
  })

  it('on one record in two browsers: each sees the other user, and the second save shows a message and merges', async () => {
    const { page, press, api, otherPage } = flow()
    const mark = uniqueText()
    const dua = await createDua(`দোয়া ${mark}`, await createCategory(`শ্রেণি ${mark}`))
    const colleague = await createLimitedAdmin(api, [
      'DUA_READ',
      'DUA_UPDATE',
      'DUA_CATEGORY_READ',
      'LANGUAGE_READ',
    ])
    const other = await otherPage(colleague)
    await other.goto('/dua')
    await visit(page, `/dua/edit/${dua.id}`)
    await visit(other, `/dua/edit/${dua.id}`)
    const statusWith = (on: Page, text: string) => on.getByRole('status').filter({ hasText: text })
    await statusWith(page, `${colleague.name} also has this record open.`).waitFor()
    await statusWith(other, 'Administrator also has this record open.').waitFor()

    await page.getByLabel('Title').fill(`দোয়া ${mark} ✓`)
    await other.getByLabel('Translation').fill('Thanks')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await statusWith(page, `${colleague.name} saved this record at`).waitFor()
    await statusWith(page, 'also has this record open.').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Title').inputValue()).toBe(`দোয়া ${mark} ✓`)
    // The other user is on the list now.
    await rowWith(other, mark).waitFor()
    await press('Save')
    const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' })
    const fieldOf = (name: string) => dialog.getByRole('radiogroup', { name, exact: true })
    await fieldOf('Translation').getByRole('radio', { name: 'Saved version' }).check()
    await fieldOf('Title').getByRole('radio', { name: 'Your version' }).check()
    await press('Save this choice')
    await takeToast(flow(), 'Dua updated')
    const { payload } = await api.send<{ payload: object }>('GET', `/api/dua/id/${dua.id}`)
    expect(payload).toMatchObject({ title: `দোয়া ${mark} ✓`, duaTranslation: 'Thanks' })

    await statusWith(other, '1 row changed').getByRole('button', { name: 'Show' }).click()
    await rowWith(other, `দোয়া ${mark} ✓`).waitFor()
    await statusWith(other, 'row changed').waitFor({ state: 'detached' })
    // The user's own changes are in the rows already, and need no notice.
    expect(await statusWith(page, 'row changed').count()).toBe(0)
  })

  it('on a record that is deleted and restored while its form is open: the form shows both', async () => {
    const { page, press, api } = flow()
    const mark = uniqueText()
    const { id } = await createDua(`দোয়া ${mark}`, await createCategory(`শ্রেণি ${mark}`))
    await visit(page, `/dua/edit/${id}`)
    const title = page.getByLabel('Title')
    await title.fill(`দোয়া ${mark} ✓`)
    const statusWith = (text: string) => page.getByRole('status').filter({ hasText: text })
    await api.send('DELETE', `/api/dua/delete/${id}`)
    await statusWith('Administrator deleted this record at').waitFor()
    await api.send('POST', '/api/trash/undo', { resource: 'Dua', recordId: id })
    await statusWith('Administrator restored this record at').waitFor()
    await press('Save')
    // A restored record has a later version than the one that the form was opened with.
    const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' })
    await dialog.getByRole('radio', { name: 'Your version' }).check()
    await press('Save this choice')
    await takeToast(flow(), 'Dua updated')
    const { payload } = await api.send<{ payload: object }>('GET', `/api/dua/id/${id}`)
    expect(payload).toMatchObject({ title: `দোয়া ${mark} ✓` })
  })

  it('on a record that another record starts to use: the delete dialog stays open with the reason', async () => {
    const { page, press } = flow()
    const mark = uniqueText()
    const category = `শ্রেণি ${mark}`
    const id = await createCategory(category)
    await visit(page, `/dua-categories?q=${mark}`)
    const row = rowWith(page, category)
    await rowButton(row, 'Delete').click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete' }).waitFor()
    await createDua(`দোয়া ${mark}`, id)
    await press('Delete')
    await dialog.getByRole('alert').filter({ hasText: 'in use' }).waitFor()
    await press('Cancel')
    await dialog.waitFor({ state: 'detached' })
    await row.waitFor()
  })

  it('on one email address: the form shows the field, and keeps the typed text', async () => {
    const { page, press, fill } = flow()
    const name = `Amina ${uniqueText()}`
    await visit(page, '/admin/add')
    await fill('new-admin', { name, email: 'admin@example.org', password: 'A-first-password-1' })
    await choose(page, 'Role', 'SUPER ADMIN')
    await press('Save')
    await expect.poll(() => byId(page, 'form/email__error').textContent()).toMatch(/taken/)
    expect(await page.getByLabel('Name').inputValue()).toBe(name)
    await fill('new-admin', { email: `${name.replace(' ', '-').toLowerCase()}@example.org` })
    await press('Save')
    await rowWith(page, name).waitFor()
  })
})
