import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { changeLimitedAdmin, createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, allow: [/Failed to load resource/] })

const may = (...actions: readonly string[]): string[] => actions.map((action) => `DUA_CATEGORY_${action}`)

const refusal = /do not have the privilege|not allowed|permission/i

/** Some categories, and the page of a user whose role has all privileges for them; functions to remove privileges. */
const begin = async (count = 1) => {
  const { api, otherPage } = flow()
  const mark = uniqueText()
  for (let number = 1; number <= count; number += 1)
    await api.send('POST', '/api/dua-category/create', { title: `বিষয় ${mark} ${number}`, active: true })
  const user = await createLimitedAdmin(api, may('READ', 'CREATE', 'UPDATE', 'DELETE'))
  const page = await otherPage(user)
  await visit(page, `/dua-categories?q=${encodeURIComponent(mark)}`)
  await rowWith(page, mark).first().waitFor()
  return { page, mark, hold: (...actions: string[]) => changeLimitedAdmin(api, user, may(...actions)) }
}

const remove = async (page: Page, mark: string): Promise<void> => {
  await rowWith(page, mark)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

const closeDialog = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('alertdialog').getByRole('button', { name: button }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
}

it('a revoked privilege is reported on press, and no longer offered then', async () => {
  const { page, mark, hold } = await begin()
  await hold('READ', 'UPDATE')
  await remove(page, mark)
  await page.getByRole('alertdialog').getByText(refusal).waitFor()
  await closeDialog(page, 'Cancel')
  await rowWith(page, mark)
    .getByRole('button', { name: /^Delete/ })
    .waitFor({ state: 'detached' })
  expect(await rowWith(page, mark).getByRole('link', { name: /^Edit/ }).count()).toBe(1)
  expect(await page.getByRole('link', { name: /^Add/ }).count()).toBe(0)
})

it('the report of a bulk action stays, and the next page has the current privileges', async () => {
  const { page, mark, hold } = await begin(3)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await hold('READ')
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByText('3 rows failed:').waitFor()
  await closeDialog(page, 'Close')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await page.goBack()
  await rowWith(page, mark).first().waitFor()
  expect(await page.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0)
})

it('typed text stays after the privilege to save was revoked, until the user leaves the page', async () => {
  const { page, mark, hold } = await begin()
  await rowWith(page, mark).getByRole('link', { name: /^Edit/ }).click()
  const name = page.getByRole('textbox', { name: 'Category Name' })
  await name.fill(`নতুন ${mark}`)
  await hold('READ')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(refusal).waitFor()
  expect(await name.inputValue()).toBe(`নতুন ${mark}`)
  await page.getByRole('link', { name: 'Dua Categories' }).last().click()
  await closeDialog(page, 'Leave')
  await rowWith(page, mark).waitFor()
  expect(await page.getByRole('columnheader', { name: 'Actions' }).count()).toBe(0)
})

it('a user whose privilege to read a list was revoked is redirected', async () => {
  const { page, hold } = await begin()
  await hold('CREATE')
  await page.getByRole('search').getByRole('searchbox').fill('another')
  await page.getByText('You do not have the required permission to access this page.').waitFor()
})
