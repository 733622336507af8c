import '../../support/jsdom/node-uint8array.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { signOut } from '../../../src/console/session/session-store.ts'
import { startFlow } from './support/flow.ts'
import { connect } from './support/real-api.ts'
import { rolesPage } from './support/roles-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()
beforeEach(() => connect(flow.api))

const { role, rowOf, show, remove } = rolesPage(flow)

/** Holds back requests to this address; returns their tokens and a function that releases them. */
const hold = (isHeld: (url: string) => boolean) => {
  const { adapter } = http.defaults
  if (typeof adapter !== 'function') throw new Error('There is no API.')
  const { promise, resolve } = Promise.withResolvers<void>()
  const tokens: (string | undefined)[] = []
  http.defaults.adapter = async (config) => {
    if (isHeld(config.url ?? '')) {
      tokens.push(config.headers.get('Authorization')?.toString())
      await promise
    }
    return adapter(config)
  }
  return { tokens, letGo: resolve }
}

/** Another admin signs in instead of the present one. */
const signInAnother = async (): Promise<void> => {
  const { token } = await flow.api.userWith(['ROLE_READ', 'ROLE_CREATE', 'ROLE_UPDATE', 'ROLE_DELETE'])
  await act(() => signInAs(token))
}

/** Responses are processed and rendered by then. */
const settled = (): Promise<void> => act(async () => new Promise<void>((resolve) => setTimeout(resolve)))

it('rows are not restored after another user signed in, who sees none of this', async () => {
  const names = ['Porters', 'Bakers', 'Cooks', 'Masons', 'Weavers', 'Smiths']
  for (const name of names) await role(name)
  const user = await show('/role')
  for (const name of names) await user.click(within(await rowOf(name)).getByRole('checkbox'))
  const bar = within(await screen.findByRole('region', { name: /selected/i }))
  await user.click(await bar.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: /delete/i }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const { tokens, letGo } = hold((url) => url.endsWith('/undo'))
  await user.click(undo)
  const dialog = await screen.findByRole('alertdialog', { name: 'Undo' })
  await signInAnother()
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  const sent = tokens.length
  letGo()
  await settled()
  expect(tokens).toHaveLength(sent)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a row is not restored again, and its undo is not reported, after its user has left', async () => {
  await role('Gardeners')
  const user = await show('/role')
  const undo = await remove(user, 'Gardeners')
  const { tokens, letGo } = hold((url) => url.endsWith('/undo'))
  await user.click(undo)
  await waitFor(() => expect(tokens).toHaveLength(1))
  act(signOut)
  await signInAnother()
  letGo()
  await settled()
  expect(tokens).toHaveLength(1)
  expect(screen.queryByText('Restored')).toBeNull()
})
