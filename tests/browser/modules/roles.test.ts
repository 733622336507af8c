import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin, idsOfPrivileges } from '../../support/server/api-client.ts'
import { allPrivileges, privilegeBox } from '../walker/field-fillers/choice.ts'
import { prepareFlow } from '../walker/flow.ts'
import { rowButton } from '../walker/list/list-view.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ samePage: true })

const privilegeIds = async (names: readonly string[]): Promise<number[]> =>
  (await idsOfPrivileges(flow().api, names)).sort((a, b) => a - b)

const box = (name: string): Locator => privilegeBox(flow().page, name)

const boxes = (): Locator => flow().page.locator('input[type=checkbox]:not([role=switch])')

const countTicked = (): Promise<number> => boxes().and(flow().page.locator(':checked')).count()

/** Presses the button that saves a role, and returns the request. */
const save = async (button: string) => {
  const [request] = await Promise.all([
    flow().page.waitForRequest(/\/api\/role\/(create|update)$/),
    flow().press(button),
  ])
  const body: { previlegeId: number[] } = request.postDataJSON()
  return { ...body, previlegeId: body.previlegeId.toSorted((a, b) => a - b) }
}

describe('a role', () => {
  it('is created with the table of privileges, and edited', async () => {
    const { page, press, fill } = flow()
    const roleName = `সম্পাদক ${uniqueText()}`
    await visit(page, '/role/all')
    await page.getByRole('link', { name: 'Add New Role' }).click()
    await page.getByRole('heading', { name: 'Create Role', level: 1 }).waitFor()
    const type = page.getByRole('combobox', { name: 'Role Type' })
    expect(await type.textContent()).toBe('Admin')
    expect(await type.getAttribute('aria-disabled')).toBe('true')
    await press('Create New Role')
    await page.getByText('Required', { exact: true }).waitFor()

    const all = allPrivileges(page)
    await all.check()
    await expect.poll(countTicked).toBe(await boxes().count())
    await box('DUA_READ').uncheck()
    await expect.poll(() => all.isChecked()).toBe(false)
    await box('DUA_READ').check()
    await expect.poll(() => all.isChecked()).toBe(true)
    await all.uncheck()
    await expect.poll(countTicked).toBe(0)

    const search = page.getByRole('searchbox', { name: 'Search privileges' })
    await search.fill('duá  read')
    await page.getByText('· 2 shown').waitFor()
    expect(await page.getByRole('checkbox', { name: /^Dua(: | category: )(Read|all)$/ }).count()).toBe(4)
    await box('Read: all').check()
    expect(await countTicked()).toBe(2 + 3)
    await search.press('Enter')
    await search.press('Escape')
    expect(await search.inputValue()).toBe('')
    await expect.poll(() => box('DUA_CATEGORY_READ').isChecked()).toBe(true)
    await expect.poll(() => box('Read: all').isChecked()).toBe(false)
    await box('DUA_CATEGORY_READ').uncheck()
    await box('DUA_READ').uncheck()

    await box('Video and podcast category: all').check()
    await box('DUA_READ').check()
    const actions = ['CREATE', 'READ', 'UPDATE', 'DELETE'].map(
      (action) => `VIDEO_AND_PODCAST_CATEGORY_${action}`,
    )
    await fill('role', { roleName, description: 'يدير المكتبة' })
    expect(await save('Create New Role')).toEqual({
      roleName,
      roleType: 'ADMIN',
      description: 'يدير المكتبة',
      secondFactorRequired: false,
      previlegeId: await privilegeIds([...actions, 'DUA_READ']),
    })
    await takeToast(flow(), 'Role created')
    await page.waitForURL('**/role/all')
    const row = rowWith(page, roleName)
    const count = row.locator('.chips .MuiChip-root').first()
    await expect.poll(() => count.textContent()).toBe('5')

    await rowButton(row, 'Edit').click()
    await page.getByRole('heading', { name: 'Update Role', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/role\/\d+\/edit$/)
    await box('DUA_READ').waitFor()
    await expect.poll(countTicked).toBe(6)
    await box('DUA_READ').uncheck()
    expect(await save('Update Role')).toMatchObject({
      roleName,
      previlegeId: await privilegeIds(actions),
    })
    await takeToast(flow(), 'Role updated')
    await page.waitForURL('**/role/all')
    await expect.poll(() => count.textContent()).toBe('4')

    await rowButton(row, 'Edit').click()
    await page.getByRole('button', { name: 'History' }).first().click()
    await page.getByRole('button', { name: 'Show changes' }).first().click()
    await page.locator('del').getByText('Dua: Read', { exact: true }).waitFor()
    await visit(page, '/role/all')
  })

  it('is edited in a dialog over the list, where it needs a privilege', async () => {
    const { page, press, api } = flow()
    const roleName = `قارئ ${uniqueText()}`
    const previlegeId = await privilegeIds(['DUA_READ'])
    await api.send('POST', '/api/role/create', { roleName, roleType: 'ADMIN', previlegeId })
    await visit(page, '/role/all')
    const row = rowWith(page, roleName)
    await rowButton(row, 'Privileges').click()
    const dialog = page.getByRole('dialog', { name: 'Update Role' })
    const type = dialog.getByRole('combobox', { name: 'Role Type' })
    await expect.poll(() => type.getAttribute('aria-disabled')).toBe('true')
    const picker = dialog.getByRole('combobox', { name: 'Privileges' })
    await dialog.getByRole('button', { name: 'Dua: Read' }).waitFor()
    await picker.press('Backspace')
    await dialog.getByRole('button', { name: 'Dua: Read' }).waitFor({ state: 'detached' })
    await press('Update New Role')
    await dialog.getByText('Privileges are required', { exact: true }).waitFor()
    await picker.fill('Article: Read')
    await page.getByRole('option', { name: 'Article: Read', exact: true }).click()
    await picker.press('Escape')
    expect(await save('Update New Role')).toMatchObject({ previlegeId: await privilegeIds(['ARTICLE_READ']) })
    await takeToast(flow(), 'Role updated')
    await dialog.waitFor({ state: 'detached' })
    await row.getByTitle('Article: Read', { exact: true }).waitFor()
  })

  it('is deleted while no user has it, SUPER ADMIN never', async () => {
    const { page, press, api } = flow()
    const { name: taken } = await createLimitedAdmin(api, ['DUA_READ'])
    const roleName = `Unused ${uniqueText()}`
    await api.send('POST', '/api/role/create', { roleName, roleType: 'ADMIN', previlegeId: [] })
    await visit(page, '/role/all?rows=100')
    await rowWith(page, roleName).waitFor()
    expect(await rowButton(rowWith(page, taken), 'Delete').isDisabled()).toBe(true)
    const edit = rowButton(rowWith(page, 'SUPER ADMIN'), 'Edit')
    expect(await edit.isDisabled()).toBe(true)
    await edit.hover({ force: true })
    await page.getByRole('tooltip', { name: 'The role SUPER ADMIN cannot be changed.' }).waitFor()
    expect(await rowButton(rowWith(page, 'SUPER ADMIN'), 'Delete').count()).toBe(0)
    await rowButton(rowWith(page, roleName), 'Delete').click()
    await page.getByText('Are you sure to delete this Role?').waitFor()
    await press('Delete')
    await takeToast(flow(), 'Role deleted successfully')
    await rowWith(page, roleName).waitFor({ state: 'detached' })
  })
})
