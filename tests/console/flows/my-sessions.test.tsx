import '../../support/jsdom/node-uint8array.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { android, firefox } from '../../support/server/programs.ts'
import { admin } from '../../support/server/start-server.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()

const elsewhere = async (program: string): Promise<string> => {
  const response = await flow.api.call('POST', '/api/signin', {
    token: null,
    body: admin,
    headers: { 'user-agent': program },
  })
  return response.body.payload.accessToken
}

const status = async (token: string): Promise<number> =>
  (await flow.api.call('GET', '/api/me', { token })).status

const openProfile = async () => {
  cleanup()
  await flow.api.call('DELETE', '/api/me/sessions')
  const [onPhone, onDesk] = [await elsewhere(android), await elsewhere(firefox)]
  const here = await flow.api.tokenOf(1)
  await signInAs(here)
  const user = openPage('/admin/profile')
  const list = within(await screen.findByRole('list', { name: 'Active sessions' }))
  return { user, list, onPhone, onDesk, here }
}

it('shows each place with its program, marks this one, and ends another after a question', async () => {
  const { user, list, onPhone, onDesk, here } = await openProfile()
  const [mine] = list.getAllByRole('listitem')
  within(mine as HTMLElement).getByText('This session')
  expect(list.getAllByText('This session')).toHaveLength(1)
  list.getByText('Firefox 148 on Linux')
  list.getAllByText('127.0.0.1')

  await user.click(list.getByRole('button', { name: 'End session: Chrome 150 on Android' }))
  const question = within(await screen.findByRole('alertdialog'))
  question.getByText(/^End this session \(Chrome 150 on Android\)\?/)
  expect(await status(onPhone)).toBe(200)
  await user.click(question.getByRole('button', { name: 'End session' }))
  await screen.findByText('Signed out there')
  await waitFor(() => expect(list.queryByText('Chrome 150 on Android')).toBeNull())
  expect([await status(onPhone), await status(onDesk), await status(here)]).toEqual([401, 200, 200])
  // The focus moves on to a row that is still there. Roles are hidden until the dialog has closed.
  const left = await list.findAllByRole('listitem')
  await waitFor(() =>
    expect(left.flatMap((row) => within(row).getAllByRole('button'))).toContain(document.activeElement),
  )
})

it('ends all other sessions together, and offers only the sign-out for this one', async () => {
  const { user, list, onPhone, onDesk, here } = await openProfile()
  await user.click(screen.getByRole('button', { name: 'End all other sessions' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'End all other sessions' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect([await status(onPhone), await status(onDesk), await status(here)]).toEqual([401, 401, 200])
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())

  await user.click(list.getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('heading', { name: 'Welcome back' })
  await waitFor(async () => expect(await status(here)).toBe(401))
})
