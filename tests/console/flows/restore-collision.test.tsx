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

/** A role in the trash whose name another one has, and the trash with the question whether to restore it. */
const askFor = async (name: string) => {
  const id = await role(name)
  await api.call('DELETE', `/api/role/${id}`)
  const taker = await role(name.toUpperCase())
  cleanup()
  queryClient.clear()
  await signInAs(await api.tokenOf(1))
  history.replaceState(null, '', '/trash')
  render(<App router={createRouter().router} />)
  const user = userEvent.setup()
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
