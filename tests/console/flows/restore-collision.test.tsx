import '../../support/jsdom/node-uint8array.ts'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { queryClient } from '../../../src/client/query-client.ts'
import { App } from '../../../src/console/app.tsx'
import { createRouter } from '../../../src/console/create-router.ts'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { connect } from './real-api.ts'
import { signInAs } from './sign-in-as.ts'

configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 120_000 })

let api: TestApi

beforeAll(async () => {
  await startI18n('en')
  api = await startTestApi()
  connect(api)
})
afterAll(() => api?.end())

const role = async (roleName: string): Promise<number> => {
  const body = { roleName, roleType: 'ADMIN', previlegeId: [] }
  return (await api.call('POST', '/api/role/create', { body })).body.payload.id
}

/** Opens a page as the first admin. */
const showList = async (path: string) => {
  cleanup()
  queryClient.clear()
  await signInAs(await api.tokenOf(1))
  history.replaceState(null, '', path)
  render(<App router={createRouter().router} />)
  return userEvent.setup()
}

/** A role in the trash whose name another one has, and the trash with the question whether to restore it. */
const askFor = async (name: string) => {
  const id = await role(name)
  await api.call('DELETE', `/api/role/${id}`)
  const taker = await role(name.toUpperCase())
  const user = await showList('/trash')
  const row = (await screen.findByText(name)).closest('[role=row]') as HTMLElement
  await user.click(within(row).getByRole('button', { name: /^Restore/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change what is taken' }))
  const field = await dialog.findByRole('textbox', { name: 'Role name' })
  return { id, taker, user, dialog, field }
}
const nameOf = async (id: number): Promise<string | undefined> =>
  (await api.call('GET', `/api/role/${id}`)).body.payload?.roleName

it('says which record has a value by now, and restores with another one, keeping what was typed over a refusal', async () => {
  const other = await role('Moderators')
  const { id, taker, user, dialog, field } = await askFor('Editors')
  expect(field).toHaveValue('Editors')
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(`Taken by EDITORS (No. ${taker})`)
  await user.clear(field)
  await user.type(field, 'moderators')
  expect(field).toHaveAccessibleDescription('')
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(`Taken by Moderators (No. ${other})`))
  expect(field).toHaveValue('moderators')
  await user.clear(field)
  await user.type(field, 'Sup3r Adm1n')
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription(/SUPER ADMIN/))
  expect(field).toHaveAccessibleDescription(expect.not.stringMatching(/^Taken/))
  await user.clear(field)
  await user.type(field, 'Proof Readers{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Restored')
  await screen.findByText('The trash is empty.')
  expect(await nameOf(id)).toBe('Proof Readers')
})

it('sends nothing for what is left as it was, and nothing at all when cancelled', async () => {
  const { id, taker, user, dialog } = await askFor('Translators')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await nameOf(id)).toBeUndefined()
  await api.call('DELETE', `/api/role/${taker}`)
  await api.call('DELETE', '/api/trash/all')

  const again = await askFor('Reviewers')
  await api.call('DELETE', `/api/role/${again.taker}`)
  await again.user.click(again.dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await nameOf(again.id)).toBe('Reviewers')
})

it('offers the same when an undo collides, whatever page is open by then', async () => {
  const id = await role('Gardeners')
  const user = await showList('/role')
  const row = (await screen.findByText('Gardeners')).closest('[role=row]') as HTMLElement
  await user.click(within(row).getByRole('button', { name: /^Delete/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await role('GARDENERS')
  await user.click(undo)
  const dialog = within(await screen.findByRole('dialog', { name: 'Change what is taken' }))
  const field = await dialog.findByRole('textbox', { name: 'Role name' })
  expect(field).toHaveAccessibleDescription(/^Taken by GARDENERS/)
  await user.clear(field)
  await user.type(field, 'Head Gardeners{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('Head Gardeners')
  expect(await nameOf(id)).toBe('Head Gardeners')
})

it('tells of several that are restored which collide, and changes each', async () => {
  await api.call('DELETE', '/api/trash/all')
  const ids = await Promise.all(['Bakers', 'Cooks'].map(role))
  for (const id of ids) await api.call('DELETE', `/api/role/${id}`)
  await role('BAKERS')
  const user = await showList('/trash')
  for (const name of ['Bakers', 'Cooks']) {
    const row = (await screen.findByText(name)).closest('[role=row]') as HTMLElement
    await user.click(within(row).getByRole('checkbox'))
  }
  const bar = within(await screen.findByRole('region', { name: /selected/i }))
  await user.click(await bar.findByRole('button', { name: 'Restore' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /start|restore/i }),
  )
  await user.click(await screen.findByRole('button', { name: 'Change …: Bakers' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change what is taken' }))
  const field = await dialog.findByRole('textbox', { name: 'Role name' })
  await user.clear(field)
  await user.type(field, 'Master Bakers{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await Promise.all(ids.map(nameOf))).toEqual(['Master Bakers', 'Cooks'])
})

it('lets another record be chosen in place of one that is gone for good', async () => {
  await api.call('DELETE', '/api/trash/all')
  const insert = (resource: string, body: Record<string, string | number>) =>
    api.services.store.transaction((writer) => writer.insert(resource, body))
  const country = await insert('Country', { name: 'Sunken Isle' })
  const city = await insert('City', { name: 'Old Harbour', countryId: country })
  for (const [resource, id] of [
    ['City', city],
    ['Country', country],
  ] as const)
    await api.services.store.transaction((writer) => writer.delete(resource, id))
  await api.services.store.transaction((writer) => writer.purge({ tables: ['country'] }))
  const other = await insert('Country', { name: 'Dry Land' })
  const user = await showList('/trash')
  const row = (await screen.findByText('Old Harbour')).closest('[role=row]') as HTMLElement
  await user.click(within(row).getByRole('button', { name: /^Restore/ }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Restore' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose in place of what is gone' }))
  const field = await dialog.findByRole('combobox')
  expect(field).toHaveAccessibleDescription(`No. ${country} is gone for good.`)
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('Choose another one.'))
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Dry Land' }))
  await user.click(dialog.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const restored = await api.services.store.get('City', city)
  expect(restored?.body).toMatchObject({ countryId: other })
})
