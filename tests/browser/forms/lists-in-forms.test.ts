import { describe, expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { fileNamed } from '../walker/field-fillers/file.ts'
import { prepareFlow, sample } from '../walker/flow.ts'
import { rowButton } from '../walker/list/list-view.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ samePage: true })

describe('the author of an article', () => {
  it('is created from within the form and chosen there', async () => {
    const { page, press, fill } = flow()
    const author = `লেখক ${uniqueText()}`
    await visit(page, '/articles/add')
    await fill('articles', { title: 'নিবন্ধ' })
    await press('Add Author')
    const dialog = page.getByRole('dialog', { name: 'Add Author' })
    // The first field is focused, the second time too.
    await dialog.locator('form [data-field] :focus').waitFor()
    await press('Cancel')
    await dialog.waitFor({ state: 'detached' })
    await press('Add Author')
    await dialog.locator('form [data-field] :focus').waitFor()
    await press('Add Author')
    await dialog.getByText('Author Name is required', { exact: true }).waitFor()
    await dialog.getByText('Author Designation is required', { exact: true }).waitFor()
    await dialog.getByLabel('Author Name').fill(author)
    await dialog.getByLabel('Author Designation').fill('كاتب')
    const photo = dialog.getByRole('group', { name: 'Photo' })
    await photo.locator('input[type=file]').setInputFiles(fileNamed('author.png'))
    await photo.getByRole('img').waitFor()
    await press('Add Author')
    await takeToast(flow(), 'Author created')
    await dialog.waitFor({ state: 'detached' })
    const picker = page.getByRole('combobox', { name: 'Author' })
    await expect.poll(() => picker.inputValue()).toBe(author)
    expect(await page.getByLabel('Title').inputValue()).toBe('নিবন্ধ')
    await fill('articles', { articleCategoryId: sample })
    await press('Save')
    await takeToast(flow(), 'Article created')
    await rowWith(page, author).waitFor()
  })
})

describe('photos', () => {
  it('are in the cards of their category', async () => {
    const { page, press, fill } = flow()
    const category = `ছবিঘর ${uniqueText()}`
    await visit(page, '/photo-gallery/add')
    await fill('photo-gallery', { title: category })
    await press('Save')
    await takeToast(flow(), 'Photo category created')
    const card = page.locator('.MuiCard-root .MuiCard-root').filter({ hasText: category })
    await card.getByText('Active', { exact: true }).waitFor()
    await rowButton(card, 'Photos').click()
    await page.getByText('Nothing here yet').waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(category).waitFor()

    await page.getByRole('link', { name: 'Add Photo' }).first().click()
    await press('Save')
    await page.getByText('Image is Required', { exact: true }).waitFor()
    await fill('photos', { title: 'গম্বুজ', photoPreview: sample, shortDescription: sample })
    await press('Save')
    await takeToast(flow(), 'Photo created')
    const row = rowWith(page, 'গম্বুজ')
    await row.getByRole('img').waitFor()
    await rowButton(row, 'Edit').click()
    await fill('photos', { title: 'মিনার' })
    await press('Save')
    await takeToast(flow(), 'Photo updated')
    await rowButton(rowWith(page, 'মিনার'), 'Delete').click()
    await press('Delete')
    await takeToast(flow(), 'Photo deleted')
    await page.getByText('Nothing here yet').waitFor()
  })
})

describe('a page of sections', () => {
  it('offers Add only while it is empty', async () => {
    const { page, press, fill, api } = flow()
    const tag = 'ANTI_DRUG_DETAILS'
    const path = '/drugs-social-degeneration'
    const read = () =>
      api.send<{ payload: { id: number; sections: { id: number }[] } }>(
        'GET',
        `/api/page-translation/tag/${tag}?includeSections=true`,
      )
    const { payload } = await read()
    for (const section of payload.sections)
      await api.send('DELETE', `/api/page-translation/${payload.id}/delete/${section.id}`)

    await visit(page, path)
    await page.getByRole('link', { name: 'Add Section' }).first().click()
    await fill('drugs-social-degeneration', {
      title: sample,
      description: sample,
      titles: sample,
      contents: sample,
    })
    await press('Save')
    await takeToast(flow(), 'Section created')
    await page.getByRole('main').locator('[role=row][data-id]').waitFor()
    expect(await page.getByRole('link', { name: 'Add Section' }).count()).toBe(0)
    await rowButton(page.locator('[role=row][data-id]'), 'Delete').click()
    await press('Delete')
    await takeToast(flow(), 'Section deleted')
    await page.getByRole('link', { name: 'Add Section' }).first().waitFor()
    expect((await read()).payload.sections).toEqual([])
  })
})
