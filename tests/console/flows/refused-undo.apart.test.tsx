import '../../support/jsdom/node-uint8array.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { startFlow } from './support/flow.ts'
import { rolesPage } from './support/roles-page.tsx'

// A page that was opened before an update, or without a connection, cannot load its code.
vi.mock('../../../src/console/engine/list/tools/collision/collision-dialog.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

const flow = startFlow()

const { role, rowOf, show, remove } = rolesPage(flow)
const refusal = 'There is another role with the same role name.'

/** A role in the trash whose name is taken, in the list of roles. */
const showTrashed = async (name: string) => {
  const id = await role(name)
  await flow.api.call('DELETE', `/api/role/${id}`)
  await role(name)
  const user = await show('/trash')
  return { user, row: await rowOf(name) }
}

it('shows a refused undo even if the code of its dialog cannot be loaded', async () => {
  await role('Gardeners')
  const user = await show('/role')
  const undo = await remove(user, 'Gardeners')
  await role('GARDENERS')
  await user.click(undo)
  expect(await screen.findByText(refusal)).toBeVisible()
})

it('shows a refused restore', async () => {
  const { user, row } = await showTrashed('Bakers')
  await user.click(within(row).getByRole('button', { name: /^Restore/ }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Restore' }))
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(refusal))
})

it('shows for each row that its conflict cannot be resolved now', async () => {
  const { user, row } = await showTrashed('Cooks')
  await user.click(within(row).getByRole('checkbox'))
  const bar = within(await screen.findByRole('region', { name: /selected/i }))
  await user.click(await bar.findByRole('button', { name: 'Restore' }))
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /start|restore/i }),
  )
  const change = await screen.findByRole('button', { name: 'Change …: Cooks' })
  for (const _ of [1, 2]) {
    await user.click(change)
    const said = (await screen.findByText(/^That did not work/)).closest('[role=alert]') as HTMLElement
    await user.click(within(said).getByRole('button', { name: 'Close', hidden: true }))
    await waitFor(() => expect(said).not.toBeInTheDocument())
  }
})
