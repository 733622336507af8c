import '../../support/jsdom/node-uint8array.ts'
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { AxiosError } from 'axios'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { admin } from '../../support/server/start-server.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const waiting = 'No connection. Your changes will be sent when it is back.'

const flow = startFlow()
let token: string

beforeAll(async () => {
  token = await flow.api.tokenOf(1)
})
afterEach(() => onlineManager.setOnline(true))

/** Opens the form of a new category and types its name; each test uses another kind, whose form is not loaded yet. */
const begin = async (kind: string, name: string) => {
  await signInAs(token)
  const user = openPage(`/${kind}/add`)
  const title = await screen.findByRole('textbox', { name: /^Category Name/ })
  if (name !== '') await user.type(title, name)
  return { user, title }
}

const names = async (resource: string) =>
  (await flow.api.services.store.find(resource, {}, {})).map(({ body }) => body.title)

const find = (name: string) => screen.findByRole('button', { name })

describe('without a connection', () => {
  it('shows that a save is waiting, and sends it when the connection is back', async () => {
    const { user } = await begin('dua-categories', 'সকাল')
    act(() => onlineManager.setOnline(false))
    await user.click(await find('Save'))
    expect(await screen.findByText(waiting)).toBeVisible()
    expect(await find('Cancel')).toBeEnabled()
    expect(await names('DuaCategory')).not.toContain('সকাল')
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(location.pathname).toBe('/dua-categories'))
    expect(await names('DuaCategory')).toContain('সকাল')
  })

  it('a save that is cancelled is not sent later, and the text stays', async () => {
    const { user, title } = await begin('article-categories', 'সন্ধ্যা')
    act(() => onlineManager.setOnline(false))
    await user.click(await find('Save'))
    await screen.findByText(waiting)
    await user.click(await find('Cancel'))
    const question = await screen.findByRole('alertdialog', { name: 'Leave this page?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText(waiting)).not.toBeInTheDocument())
    expect(title).toHaveValue('সন্ধ্যা')
    await waitFor(() => expect(title).toBeEnabled())
    act(() => onlineManager.setOnline(true))
    await user.type(title, ' ২')
    await user.click(await find('Save'))
    await waitFor(() => expect(location.pathname).toBe('/article-categories'))
    expect(await names('ArticleCategory')).toContain('সন্ধ্যা ২')
    expect(await names('ArticleCategory')).not.toContain('সন্ধ্যা')
  })

  it('shows that the server does not respond, and keeps the text', async () => {
    const { user, title } = await begin('masyala-categories', 'রাত')
    const real = http.defaults.adapter
    http.defaults.adapter = (config) => Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
    await user.click(await find('Save'))
    expect(await screen.findByText(/Your changes may have been saved/)).toBeVisible()
    expect(title).toHaveValue('রাত')
    if (real) http.defaults.adapter = real
  })
})

describe('signing out in another tab', () => {
  const signOutElsewhere = () =>
    act(async () => {
      localStorage.removeItem('accessToken')
      window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }))
    })

  it('asks for a sign-in over the typed text, which is saved afterwards', async () => {
    const { user, title } = await begin('hadith-categories', 'দুপুর')
    await signOutElsewhere()
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' })
    expect(title).toHaveValue('দুপুর')
    await user.type(within(dialog).getByLabelText('Password'), `${admin.password}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(title).toHaveValue('দুপুর')
    await user.click(await find('Save'))
    await waitFor(() => expect(location.pathname).toBe('/hadith-categories'))
    expect(await names('HadithCategory')).toContain('দুপুর')
  })

  it('redirects to the sign-in page if nothing is typed', async () => {
    await begin('day-categories', '')
    await signOutElsewhere()
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})
