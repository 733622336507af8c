import '../../support/jsdom/node-uint8array.ts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow({ settings: { PROTECTED_MEMBERS: 'Amina Rahman' } })
let admin: string

beforeAll(async () => {
  admin = await flow.api.tokenOf(1)
})

const addMember = (name = 'Layla Haque'): Promise<number> =>
  flow.api.services.store.transaction((writer) =>
    writer.insert('User', {
      name,
      email: `M-${crypto.randomUUID()}`,
      registerType: 'WEB',
      verified: false,
      banned: false,
    } as never),
  )

const open = async (token: string, path: string): Promise<UserEvent> => {
  await signInAs(token)
  const user = openPage(path)
  await screen.findByText('Optional Email')
  return user
}

/** The actions of the record, by the labels of their buttons. */
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

it('a page of details has the actions of the row, refetches the record after one, and returns to the list after a delete', async () => {
  const id = await addMember()
  const user = await open(admin, `/member/view/${id}`)
  expect(screen.getByRole('heading', { level: 1, name: 'Layla Haque' })).toBeVisible()
  expect(offered()).toEqual(['Verify', 'Send Password', 'Block', 'Delete'])

  await confirm(user, 'Verify', 'Are you sure to verify this Membership?')
  await waitFor(() => expect(offered()).toEqual(['Send Password', 'Block', 'Delete']))

  // The actions of the other tab, which shows the row now.
  await confirm(user, 'Block', 'Are you sure to block this Membership?')
  await waitFor(() => expect(offered()).toEqual(['Send Password', 'Unblock', 'Delete']))
  expect(location.pathname).toBe(`/member/view/${id}`)

  const read = vi.spyOn(flow.api, 'inject')
  await confirm(user, 'Delete', 'Are you sure to delete the user and all activities ???')
  expect(await screen.findByRole('heading', { name: 'Member List', level: 1 })).toBeVisible()
  expect(location.pathname).toBe('/member')
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(read.mock.calls.map(([{ url }]) => url)).not.toContain(`/api/user/id/${id}`)
  expect((await flow.api.call('GET', `/api/user/id/${id}`)).status).toBe(404)
})

it('offers only permitted actions, and shows why something is locked', async () => {
  const stronger = (await flow.api.userWith(['DUA_DELETE'])).id
  await flow.api.services.store.transaction((writer) =>
    writer.update('User', stronger, { name: 'Layla Haque' }),
  )
  const { token } = await flow.api.userWith(['USER_AND_ADMIN_READ', 'USER_AND_ADMIN_UPDATE'])
  const user = await open(token, `/user/${stronger}`)
  expect(offered()).toEqual(['Ban'])
  const why = 'This user has privileges that you do not have.'
  const ban = screen.getByRole('button', { name: 'Ban: Layla Haque' })
  expect(ban).toHaveAttribute('aria-disabled', 'true')
  expect(ban).toHaveAccessibleDescription(why)
  await user.click(ban)
  expect(await screen.findByText(why)).toBeVisible()
})

it('offers no delete of a member with a built-in name, in details or list', async () => {
  const id = await addMember('Amina Rahman')
  const buttons = (): (string | null)[] =>
    screen
      .queryAllByLabelText(/^(Block|Delete): Amina Rahman$/)
      .map((button) => button.getAttribute('aria-label'))
  await open(admin, `/member/view/${id}`)
  expect(buttons()).toEqual(['Block: Amina Rahman'])
  openPage('/member')
  expect(await screen.findByText('Amina Rahman')).toBeVisible()
  expect(buttons()).toEqual(['Block: Amina Rahman'])
})

it.each([
  ['MEMBER_UPDATE', 0],
  ['USER_AND_ADMIN_UPDATE', 1],
])('with %s, admins have %i buttons that send a password', async (privilege, buttons) => {
  const { id } = await flow.api.userWith(['DUA_DELETE'])
  const name = `Nadia ${privilege}`
  await flow.api.services.store.transaction((writer) => writer.update('User', id, { name }))
  const { token } = await flow.api.userWith(['USER_AND_ADMIN_READ', 'DUA_DELETE', privilege])
  await signInAs(token)
  openPage(`/admin?q=${encodeURIComponent(name)}`)
  await screen.findByText(name)
  expect(screen.queryAllByLabelText(/^Send Password: /)).toHaveLength(buttons)
})
