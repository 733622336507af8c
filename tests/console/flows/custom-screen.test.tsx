import '../../support/jsdom/node-uint8array.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { root } from '../../../scripts/shared/root.ts'
import { queryClient } from '../../../src/client/query-client.ts'
import { DuaCategories } from './custom-screen/dua-categories.tsx'
import { startFlow } from './support/flow.ts'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()

beforeEach(() => {
  cleanup()
  queryClient.clear()
})

const open = async () => {
  await signInAs(await flow.api.tokenOf(1))
  render(
    <QueryClientProvider client={queryClient}>
      <DuaCategories />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const add = async (title: string): Promise<void> => {
    await user.clear(await screen.findByLabelText('Category Name'))
    await user.type(screen.getByLabelText('Category Name'), title)
    await user.click(screen.getByRole('button', { name: 'Add' }))
  }
  return { user, add }
}

it('is the screen that the guide shows', () => {
  const page = readFileSync(join(root, 'docs/custom-screen.md'), 'utf8')
  const [, shown] = /```tsx\n(.*?)```/s.exec(page) ?? []
  const source = readFileSync(join(import.meta.dirname, 'custom-screen/dua-categories.tsx'), 'utf8')
  // The paths in the guide are relative to a folder of `src/console/screens/`.
  expect(shown).toBe(
    source.replaceAll('../../../../src/console/', '../../').replaceAll('../../../../src/', '../../../'),
  )
})

it('lists records, creates one and reads the list again', async () => {
  const { add } = await open()
  await add('Morning')
  await within(await screen.findByRole('list')).findByText('Morning')
  await waitFor(() => expect(screen.getByLabelText('Category Name')).toHaveProperty('value', ''))
})

it('shows the refusals of the API, and keeps the typed text', async () => {
  const { add } = await open()
  await add('x'.repeat(300))
  await screen.findByText(/255/)
  expect(screen.getByLabelText('Category Name')).toHaveProperty('value', 'x'.repeat(300))
})

it('shows a list that cannot be read with a way to try again', async () => {
  await flow.api.call('POST', '/api/dua-category/create', { body: { title: 'Evening' } })
  const { user } = await open()
  await screen.findByText('Evening')
  cleanup()
  queryClient.clear()
  const { http } = await import('../../../src/client/http.ts')
  const { adapter } = http.defaults
  http.defaults.adapter = () => Promise.reject(new Error('Network is gone'))
  try {
    await open()
    const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })
    http.defaults.adapter = adapter ?? []
    await user.click(retry)
    await screen.findByText('Evening')
  } finally {
    http.defaults.adapter = adapter ?? []
  }
})
