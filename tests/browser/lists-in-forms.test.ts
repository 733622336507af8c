import { describe, expect, it } from 'vitest'
import { rowWith, visit } from '../support/console-actions.ts'
import { prepareFlow, sample } from './walker/flow.ts'
import { rowButton } from './walker/list-view.ts'
import { takeToast } from './walker/walk.ts'

const flow = prepareFlow()

const mark = (): string => crypto.randomUUID().slice(0, 8)

describe('photos', () => {
  it('hang in the cards of their category', async () => {
    const { page, press, fill } = flow()
    const category = `ছবিঘর ${mark()}`
    await visit(page, '/photo-gallery/add')
    await fill('photo-gallery', { title: category })
    await press('Save')
    await takeToast(flow(), 'Photo category created')
    const card = page.locator('.MuiCard-root .MuiCard-root').filter({ hasText: category })
    await card.getByText('Active', { exact: true }).waitFor()
    await rowButton(card, 'Photos').click()
    await page.getByText('Nothing here yet').waitFor()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(category).waitFor()

    await page.getByRole('link', { name: 'Add Photo' }).click()
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
    await page.getByRole('link', { name: 'Add Section' }).click()
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
    await page.getByRole('link', { name: 'Add Section' }).waitFor()
    expect((await read()).payload.sections).toEqual([])
  })
})
