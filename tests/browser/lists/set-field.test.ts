import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violations } from '../../support/browser/axe.ts'
import { screenshot } from '../../support/browser/browser.ts'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'
import { bulkBar } from './marked-categories.ts'

const flow = prepareFlow({ samePage: true, sharesData: true, allow: [/Failed to load resource/] })

type Dua = Readonly<Record<string, unknown>> & { id: number; title: string; duaCategoryId: number }

const category = async (title: string): Promise<number> => {
  const { payload } = await flow().api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
    title,
    active: true,
  })
  return payload.id
}

/** Creates duas of one category, and another category; returns the mark in all titles. */
const makeDuas = async (count: number): Promise<{ mark: string; from: number; to: number }> => {
  const mark = uniqueText()
  const from = await category(`সকাল ${mark}`)
  const to = await category(`সন্ধ্যা ${mark}`)
  for (let number = 1; number <= count; number += 1)
    await flow().api.send('POST', '/api/dua/create', {
      title: `দোয়া ${mark} ${String(number).padStart(2, '0')}`,
      actualDua: `الحمد لله ${mark} ${number}`,
      duaCategoryId: from,
      duaTranslation: `Praise ${number}`,
      spelling: `Alhamdulillah ${number}`,
      active: number % 2 === 0,
    })
  return { mark, from, to }
}

const stored = async (mark: string): Promise<Dua[]> => {
  const { payload } = await flow().api.send<{ payload: { content: Dua[] } }>(
    'GET',
    `/api/dua/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc&title=${encodeURIComponent(mark)}`,
  )
  return payload.content
}

const categoriesOf = async (mark: string): Promise<number[]> =>
  (await stored(mark)).map(({ duaCategoryId }) => duaCategoryId)

/** A record without the properties that depend on its category. */
const rest = (dua: Dua): unknown => {
  const follows = ['duaCategoryId', 'duaCategoryTitle', 'lastModifiedDate', 'lastModifiedBy']
  return Object.entries(dua).filter(([name]) => !follows.includes(name))
}

/** The body of a save. */
const bodyOf = ({ id, title, actualDua, duaTranslation, spelling, active }: Dua) => ({
  id,
  title,
  actualDua,
  duaTranslation,
  spelling,
  active,
})

const asked = (page: Page) => page.getByRole('dialog', { name: /^Set a field/ })

const openList = async (page: Page, mark: string): Promise<void> => {
  await visit(page, `/dua?q=${encodeURIComponent(mark)}`)
  await rowWith(page, mark).first().waitFor()
}

const chooseCategory = async (page: Page, title: string): Promise<void> => {
  await bulkBar(page).getByRole('button', { name: 'Set a field' }).click()
  await asked(page).getByRole('combobox', { name: 'Field' }).waitFor()
  await asked(page).getByRole('combobox', { name: 'Dua Category' }).fill(title)
  await page.getByRole('option', { name: title }).click()
}

it('rows of two pages get the same category and no other change, and undo reverts it', async () => {
  const { page } = flow()
  const { mark, from, to } = await makeDuas(12)
  const before = await stored(mark)
  await openList(page, mark)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('button', { name: 'Go to next page' }).click()
  await page.waitForURL(/page=2/)
  await page.getByRole('checkbox', { name: new RegExp(`${mark} 01`) }).check()
  await bulkBar(page).getByText('11 rows selected').waitFor()

  await bulkBar(page).getByRole('button', { name: 'Set a field' }).click()
  await asked(page).getByRole('button', { name: 'Start' }).click()
  await asked(page).getByText('Dua Category is required').waitFor()
  expect(await violations(page, '[role=dialog]')).toEqual([])
  expect(await categoriesOf(mark)).toEqual(before.map(() => from))
  await asked(page).getByRole('combobox', { name: 'Dua Category' }).fill(`সন্ধ্যা ${mark}`)
  await page.getByRole('option', { name: `সন্ধ্যা ${mark}` }).click()
  expect(await violations(page, '[role=dialog]')).toEqual([])
  await screenshot(page, 'bulk-field')
  await asked(page).getByRole('button', { name: 'Start' }).click()
  await page.getByText('11 rows done.').waitFor()

  const after = await stored(mark)
  expect(after.filter(({ duaCategoryId }) => duaCategoryId === to)).toHaveLength(11)
  expect(after.map(rest)).toEqual(before.map(rest))
  await rowWith(page, `${mark} 01`).getByText(`সন্ধ্যা ${mark}`).waitFor()

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  expect((await stored(mark)).map(rest)).toEqual(before.map(rest))
  expect(await categoriesOf(mark)).toEqual(before.map(() => from))
})

it('a row that another user has saved meanwhile is reported and skipped, the others are changed, and undo keeps later changes of others', async () => {
  const { page } = flow()
  const { mark, from, to } = await makeDuas(3)
  const [first] = await stored(mark)
  const third = await category(`রাত ${mark}`)
  await openList(page, mark)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.route('**/api/dua/update', async (route) => {
    const body = route.request().postDataJSON() as { id: number }
    if (body.id === first?.id)
      await flow().api.send('PUT', '/api/dua/update', { ...body, duaCategoryId: from, spelling: 'Theirs' })
    await route.continue()
  })
  await chooseCategory(page, `সন্ধ্যা ${mark}`)
  await asked(page).getByRole('button', { name: 'Start' }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Set Dua Category: 3 rows' })
  await confirmation.getByText('2 rows done.').waitFor()
  await confirmation.getByText('1 row failed:').waitFor()
  await confirmation
    .getByRole('listitem')
    .filter({ hasText: `${mark} 01` })
    .waitFor()
  expect(await categoriesOf(mark)).toEqual([from, to, to])
  expect((await stored(mark))[0]).toMatchObject({ spelling: 'Theirs' })
  await page.unroute('**/api/dua/update')
  await confirmation.getByRole('button', { name: 'Close' }).click()

  const [, own] = await stored(mark)
  if (!own) throw new Error('The second dua is gone')
  await flow().api.send('PUT', '/api/dua/update', { ...bodyOf(own), duaCategoryId: third })
  await page.getByRole('button', { name: 'Undo' }).click()
  const left = page.getByRole('alertdialog', { name: 'Undo' })
  await left.getByText('1 row could not be undone.').waitFor()
  await left
    .getByRole('listitem')
    .filter({ hasText: `${mark} 02` })
    .waitFor()
  expect(await categoriesOf(mark)).toEqual([from, third, from])
})

it('users who may not update are offered no field, users who may only update can select rows for it', async () => {
  const { mark } = await makeDuas(1)
  const remover = await createLimitedAdmin(flow().api, ['DUA_READ', 'DUA_DELETE'])
  const editor = await createLimitedAdmin(flow().api, ['DUA_READ', 'DUA_UPDATE', 'DUA_CATEGORY_READ'])
  for (const [user, fields] of [
    [remover, 0],
    [editor, 1],
  ] as const) {
    const page = await flow().otherPage(user)
    await openList(page, mark)
    await page.getByRole('checkbox', { name: new RegExp(mark) }).check()
    await bulkBar(page).getByText('1 row selected').waitFor()
    expect(await bulkBar(page).getByRole('button', { name: 'Set a field' }).count()).toBe(fields)
  }
})
