import '../../support/jsdom/node-uint8array.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { foreignConventions } from '../../support/foreign-api/conventions.ts'
import { admin, type RunningServer, startServer } from '../../support/server/start-server.ts'

/** The console with other conventions: the test setup has already loaded it with the foundation's. */
const loadConsole = async () => {
  vi.resetModules()
  vi.doMock('../../../src/contract/conventions/conventions.ts', () => ({ conventions: foreignConventions }))
  const { startI18n } = await import('../../../src/console/i18n/i18n.ts')
  await startI18n('en')
  const { signOut } = await import('../../../src/console/session/session-store.ts')
  const { openPage } = await import('./support/open-page.tsx')
  const { connectForeign } = await import('../../support/foreign-api/connect.ts')
  return { signOut, openPage, connectForeign }
}

let server: RunningServer
let page: Awaited<ReturnType<typeof loadConsole>>
let requested: readonly string[]

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

beforeAll(async () => {
  page = await loadConsole()
  server = await startServer({ env: { DEMO: 'false' } })
  requested = page.connectForeign(server.url)
})

afterAll(async () => {
  page.signOut()
  await server.stop()
})

const enter = async (path: string) => {
  page.signOut()
  const user = page.openPage(`/auth/sign-in?next=${encodeURIComponent(path)}`)
  await user.type(await screen.findByLabelText('Email Address'), admin.email)
  await user.type(screen.getByLabelText('Password'), admin.password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  return user
}

const first = '00000000-0000-4000-8000-000000000001'

it('works with an API whose conventions are all others', async () => {
  const user = await enter('/dua-categories/add')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Category Name is required')
  await user.type(screen.getByRole('textbox', { name: /^Category Name/ }), 'Morning')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { name: 'Dua Categories' })
  await screen.findByText('Morning')
  expect(requested).toContainEqual(expect.stringMatching(/^GET .*offset=0&limit=\d+&sort=-/))

  // The record's address contains its UUID, and the form updates the record.
  const edited = await enter(`/dua-categories/edit/${first}`)
  const name = await screen.findByRole('textbox', { name: /^Category Name/ })
  expect(name).toHaveValue('Morning')
  await edited.clear(name)
  await edited.type(name, 'Evening')
  await edited.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Evening')

  // A refusal appears at its field.
  const again = await enter('/dua-categories/add')
  await again.type(await screen.findByRole('textbox', { name: /^Category Name/ }), 'x'.repeat(300))
  await again.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findAllByRole('alert')

  // The picker offers the category, and the dua refers to it.
  const dua = await enter('/dua/add')
  await dua.click(await screen.findByRole('combobox', { name: /Category/ }))
  await dua.click(await screen.findByRole('option', { name: 'Evening' }))

  const list = await enter('/dua-categories')
  const row = (await screen.findByText('Evening')).closest('[role=row]')
  await list.click(within(row as HTMLElement).getByRole('button', { name: /^Delete/ }))
  await list.click(await screen.findByRole('button', { name: /^(Delete|Yes)/ }))
  await waitFor(() => expect(screen.queryByText('Evening')).toBeNull())
  expect(requested).toContainEqual(expect.stringMatching(new RegExp(`^DELETE .*${first}`)))
}, 120_000)

it('an address without a UUID is not refused before the API responds', async () => {
  await enter('/dua-categories/edit/other')
  await waitFor(() => expect(location.pathname).not.toBe('/auth/sign-in'))
  await waitFor(() => expect(requested).toContainEqual(expect.stringMatching(/^GET .*dua-category.*other/)))
})
