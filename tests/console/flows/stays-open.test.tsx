import '../../support/jsdom/node-uint8array.ts'
import { notifyManager, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { queryClient } from '../../../src/client/query-client.ts'
import { useIncompleteLists } from '../../../src/console/engine/translation/use-incomplete-lists.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()
let admin: string
let real: AxiosAdapter
let categoryId: number

beforeAll(async () => {
  admin = await flow.api.tokenOf(1)
  real = http.defaults.adapter as AxiosAdapter
  await flow.api.services.store.transaction(async (writer) => {
    categoryId = await writer.insert('DuaCategory', { title: 'Morning', active: true })
    const languageId = await writer.insert('Language', { name: 'English', code: 'en', active: true })
    const titles = [{ languageId, translatedText: 'Fasting' }]
    await writer.insert('AmaliyatLabel', { titles, tag: 'fasting', time: '05:15 AM', active: true })
    await writer.insert('AmaliyatCategory', { titles: [], active: true })
  })
})
afterEach(() => {
  http.defaults.adapter = real
})

const open = async (path: string): Promise<UserEvent> => {
  await signInAs(admin)
  return openPage(path)
}

/** Refetches everything on the page, as when the connection returns, with a proxy that responds with this. */
const askAgain = (status?: number) =>
  act(async () => {
    if (status !== undefined)
      http.defaults.adapter = async (config) => {
        const response: AxiosResponse = { config, data: '', headers: {}, status, statusText: '' }
        throw new AxiosError(`Status ${status}`, undefined, config, {}, response)
      }
    await queryClient.refetchQueries({ type: 'active' })
    // The page is updated a moment later.
    await new Promise<void>((resolve) => notifyManager.schedule(resolve))
  })

const nameField = () => screen.findByRole('textbox', { name: /^Category Name/ })

it.each([
  ['a record', () => `/dua-categories/edit/${categoryId}`, /^Category Name/],
  ['a copy of what is not there', () => '/dua-categories/add?copy=9999', /^Category Name/],
  ['texts per language', () => '/amaliat/amaliat-label/add', /^Tag/],
])('a form of %s stays open with the typed text when it cannot be reloaded', async (_, path, name) => {
  const user = await open(path())
  const field = await screen.findByRole('textbox', { name })
  await user.clear(field)
  await user.type(field, 'Evening')
  await askAgain(502)
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('Evening')
  await askAgain()
  expect(field).toBeInTheDocument()
})

it('a deleted record is shown in the form like a refused save, and the typed text stays', async () => {
  const id = await flow.api.services.store.transaction((writer) =>
    writer.insert('DuaCategory', { title: 'Noon', active: true }),
  )
  const user = await open(`/dua-categories/edit/${id}`)
  const field = await nameField()
  await user.type(field, ' prayer')
  await flow.api.call('DELETE', `/api/dua-category/delete/${id}`)
  await askAgain()
  const message = /^This record was deleted meanwhile/
  await screen.findByText(message)
  expect(field).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Duplicate' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(field).toHaveValue('Noon prayer')
})

it('a form stays open when its parent record is deleted meanwhile', async () => {
  const id = await flow.api.services.store.transaction((writer) =>
    writer.insert('PhotoCategory', { title: 'Feasts', active: true } as never),
  )
  const user = await open(`/photo-gallery/photos/${id}/add`)
  const field = await screen.findByRole('textbox', { name: /^Title/ })
  await user.type(field, 'Lanterns')
  await screen.findByText('Feasts')
  await flow.api.call('DELETE', `/api/photo-category/delete/${id}`)
  await askAgain()
  expect(field).toBeInTheDocument()
  expect(field).toHaveValue('Lanterns')
})

it('a history stays open, also over its form', async () => {
  const { body } = await flow.api.call('POST', '/api/dua-category/create', { body: { title: 'Dawn' } })
  const user = await open(`/dua-categories/edit/${body.payload.id}`)
  await user.click(await screen.findByRole('button', { name: 'History' }))
  const panel = await screen.findByRole('dialog', { name: 'History' })
  const entry = await within(panel).findByText('Created')
  await askAgain(502)
  expect(entry).toBeInTheDocument()
})

it('details stay open', async () => {
  const user = await open('/amaliat/amaliat-label')
  await user.click(await screen.findByRole('button', { name: /^View Details/ }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('fasting')
  await askAgain(502)
  expect(screen.getByRole('dialog')).toBe(dialog)
  expect(screen.queryByText(/try again later/)).not.toBeInTheDocument()
})

it('missing languages stay visible', async () => {
  await signInAs(admin)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useIncompleteLists, { wrapper })
  await waitFor(() => expect(result.current.status).toBe('ready'))
  await askAgain(502)
  expect(result.current.status).toBe('ready')
})
