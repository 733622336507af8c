import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { bar, openGrid } from './grid-actions.ts'

const flow = prepareFlow({ samePage: true })

it('shows hidden columns with errors', async () => {
  const { page } = flow()
  await openGrid(page, '/dua?columns=title,active')
  const spelling = page.locator('[role=columnheader][data-field=spelling]')
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
    .toBe('title')
  expect(await spelling.count()).toBe(0)
  await page.keyboard.type('Title')
  await page.keyboard.press('Enter')
  await bar(page).getByText('1 changed cell · 4 errors').waitFor()
  await spelling.waitFor()
  await page.locator('.faulty[data-field=spelling]').focus()
  await bar(page).getByText('Pronunciation: Pronunciation is required').waitFor()
  await bar(page).getByRole('button', { name: 'Discard', exact: true }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
})
