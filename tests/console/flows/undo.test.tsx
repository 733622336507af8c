import '../../support/jsdom/node-uint8array.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { beforeEach, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { signOut } from '../../../src/console/session/session-store.ts'
import { startFlow } from './support/flow.ts'
import { connect } from './support/real-api.ts'
import { rolesPage } from './support/roles-page.tsx'

const flow = startFlow()
beforeEach(() => connect(flow.api))

const { role, nameOf, show, remove } = rolesPage(flow)

/** Intercepts requests before they reach the API. */
const meet = (before: (config: InternalAxiosRequestConfig) => Promise<void>): void => {
  const { adapter } = http.defaults
  if (typeof adapter !== 'function') throw new Error('There is no API.')
  http.defaults.adapter = async (config) => {
    await before(config)
    return adapter(config)
  }
}

it('restores a record once when its button is pressed twice', async () => {
  const id = await role('Gardeners')
  const user = await show('/role')
  await user.dblClick(await remove(user, 'Gardeners'))
  await screen.findByText('Restored')
  expect(await nameOf(id)).toBe('Gardeners')
  expect(screen.queryByText('The record was not found.')).toBeNull()
})

it('can be retried after a missing response', async () => {
  const id = await role('Painters')
  const user = await show('/role')
  const undo = await remove(user, 'Painters')
  let isCut = true
  meet(async (config) => {
    if (isCut && config.url?.endsWith('/undo')) throw new AxiosError('Network Error', 'ERR_NETWORK', config)
  })
  await user.click(undo)
  await waitFor(() => expect(undo).not.toBeInTheDocument())
  isCut = false
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Restored')
  expect(await nameOf(id)).toBe('Painters')
})

it('is not offered to the next user', async () => {
  await role('Porters')
  const user = await show('/role')
  const undo = await remove(user, 'Porters')
  act(signOut)
  await waitFor(() => expect(undo).not.toBeInTheDocument())
  expect(screen.queryByText('Undo')).toBeNull()
})

it('asks about both refused rows, in the order of the responses', async () => {
  const ids = { Bakers: await role('Bakers'), Cooks: await role('Cooks') }
  const user = await show('/role')
  const held = Promise.withResolvers<void>()
  meet(async ({ url, data }) => {
    if (url?.endsWith('/undo') && JSON.parse(data).recordId === ids.Bakers) await held.promise
  })
  for (const name of ['Bakers', 'Cooks']) {
    const undo = await remove(user, name)
    await role(name.toUpperCase())
    await user.click(undo)
  }
  expect(await screen.findByRole('textbox', { name: 'Role name' })).toHaveValue('Cooks')
  held.resolve()
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Role name' })).toHaveValue('Bakers'))
  const field = screen.getByRole('textbox', { name: 'Role name' })
  expect(field).toHaveAccessibleDescription(/^Used by BAKERS/)
  await user.clear(field)
  await user.type(field, 'Pastry Bakers{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Role name' })).toHaveValue('Cooks'))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect([await nameOf(ids.Bakers), await nameOf(ids.Cooks)]).toEqual(['Pastry Bakers', undefined])
})
