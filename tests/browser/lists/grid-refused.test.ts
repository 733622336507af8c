import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'
import { bar, clipboardOf, openGrid } from './grid-actions.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

it('says how many cells cannot be changed, and why', async () => {
  const { page } = flow()
  await page.route('**/api/role/all**', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { payload: { content: Record<string, unknown>[] } }
    for (const [at, role] of body.payload.content.entries())
      role.lockedReason = at === 1 || at === 2 ? 'MORE_PRIVILEGES' : null
    await route.fulfill({ response, json: body })
  })
  await openGrid(page, '/role/all')
  const cells = page.locator('[role=gridcell][data-field=roleName]')
  const before = await cells.allTextContents()
  await cells.first().focus()
  await clipboardOf(page).paste('One\nTwo\nThree\nFour')
  await page.getByText('2 cells were not changed: This role has privileges that you do not have.').waitFor()
  await bar(page).getByText('2 changed cells').waitFor()
  const after = await cells.allTextContents()
  expect(after.slice(0, 4)).toEqual(['One', before[1], before[2], 'Four'])
  await cells.nth(1).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Delete')
  await page.getByText('1 cell was not changed: This role').waitFor()
  await bar(page).getByRole('button', { name: 'Discard', exact: true }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).press('Enter')
  await page.unrouteAll({ behavior: 'wait' })
})
