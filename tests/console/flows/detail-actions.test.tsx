import '../../support/jsdom/node-uint8array.ts'
import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { queryClient } from '../../../src/client/query-client.ts'
import { App } from '../../../src/console/app.tsx'
import { createRouter } from '../../../src/console/create-router.ts'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { signOut } from '../../../src/console/session/session-store.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { connect } from './real-api.ts'
import { signInAs } from './sign-in-as.ts'

// Pages and widgets arrive as chunks of their own.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 120_000 })

let api: TestApi
let admin: string

beforeAll(async () => {
  await startI18n('en')
  api = await startTestApi()
  connect(api)
  const [first] = await api.services.store.find('User', {}, { limit: 1 })
  admin = await api.tokenOf(first?.id ?? 0)
})
afterAll(async () => {
  signOut()
  await api?.end()
})

const addMember = (): Promise<number> =>
  api.services.store.transaction((writer) =>
    writer.insert('User', {
      name: 'Layla Haque',
      email: `M-${crypto.randomUUID()}`,
      registerType: 'WEB',
      verified: false,
      banned: false,
    } as never),
  )

const open = async (token: string, path: string): Promise<UserEvent> => {
  queryClient.clear()
  await signInAs(token)
  history.replaceState(null, '', path)
  render(<App router={createRouter().router} />)
  await screen.findByText('Optional Email')
  return userEvent.setup()
}

/** What can be done with the record, as its buttons say it. */
const offered = (): string[] =>
  within(screen.getByRole('main'))
    .queryAllByLabelText(/: Layla Haque$/)
    .map((button) => button.textContent ?? '')

const confirm = async (user: UserEvent, label: string, question: string): Promise<void> => {
  await user.click(screen.getByRole('button', { name: `${label}: Layla Haque` }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(question)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: label }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
}

it('a page of details has the actions of the row, reads the record anew after one, and leads back after a delete', async () => {
  const id = await addMember()
  const user = await open(admin, `/member/view/${id}`)
  expect(offered()).toEqual(['Verify', 'Send Password', 'Block', 'Delete'])

  await confirm(user, 'Verify', 'Are you sure to verify this Membership?')
  await waitFor(() => expect(offered()).toEqual(['Send Password', 'Block', 'Delete']))

  // The actions of the other tab, where the row now stands.
  await confirm(user, 'Block', 'Are you sure to block this Membership?')
  await waitFor(() => expect(offered()).toEqual(['Send Password', 'Unblock', 'Delete']))
  expect(location.pathname).toBe(`/member/view/${id}`)

  const read = vi.spyOn(api, 'inject')
  await confirm(user, 'Delete', 'Are you sure to delete the user and all activities ???')
  expect(await screen.findByRole('heading', { name: 'Member List', level: 1 })).toBeVisible()
  expect(location.pathname).toBe('/member')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(read.mock.calls.map(([{ url }]) => url)).not.toContain(`/api/user/id/${id}`)
  expect((await api.call('GET', `/api/user/id/${id}`)).status).toBe(404)
})

it('offers only what the user may do, and says why something is locked', async () => {
  const stronger = (await api.userWith(['DUA_DELETE'])).id
  await api.services.store.transaction((writer) => writer.update('User', stronger, { name: 'Layla Haque' }))
  const { token } = await api.userWith(['USER_AND_ADMIN_READ', 'USER_AND_ADMIN_UPDATE'])
  const user = await open(token, `/user/${stronger}`)
  expect(offered()).toEqual(['Ban'])
  const why = 'This user holds privileges that you do not hold.'
  const ban = screen.getByRole('button', { name: 'Ban: Layla Haque' })
  expect(ban).toHaveAttribute('aria-disabled', 'true')
  expect(ban).toHaveAccessibleDescription(why)
  await user.click(ban)
  expect(await screen.findByText(why)).toBeVisible()
})
