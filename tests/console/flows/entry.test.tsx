import '../../support/jsdom/node-uint8array.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { AxiosError } from 'axios'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()
let admin: string
let other: string

beforeAll(async () => {
  admin = await flow.api.tokenOf(1)
  other = (await flow.api.userWith(['FAQ_READ'])).token
})

/** The heading of the page under test. */
const heading = () => screen.queryByRole('heading', { level: 1, name: /Dua Categor/ })

const begin = async (path: string) => {
  await signInAs(admin)
  const user = openPage(path)
  await waitFor(() => expect(heading()).toBeVisible())
  return user
}

/** Types a name if the page is a form; returns whether it is. */
const typeInForm = async (user: Awaited<ReturnType<typeof begin>>, path: string): Promise<boolean> => {
  if (!path.endsWith('/add')) return false
  await user.type(await screen.findByRole('textbox', { name: /^Category Name/ }), 'সকাল')
  return true
}

const signInElsewhere = (token: string) =>
  act(async () => {
    localStorage.setItem('accessToken', token)
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', storageArea: localStorage }))
  })

const isDenied = () => screen.findByRole('heading', { name: 'Access Denied' })

/** While `during` runs, nobody's identity can be requested; `onAsked` is called for each attempt. */
const unanswered = async (during: () => Promise<unknown>, onAsked = () => {}): Promise<void> => {
  const real = http.defaults.adapter
  if (typeof real !== 'function') throw new Error('The API of a flow is asked by a function')
  http.defaults.adapter = (config) => {
    if (config.url !== '/api/me') return real(config)
    onAsked()
    return Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
  }
  await during()
  http.defaults.adapter = real
}

/** While `during` runs, the user has a role without privileges. */
const withoutPrivileges = async (during: () => Promise<unknown>): Promise<void> => {
  const real = http.defaults.adapter
  if (typeof real !== 'function') throw new Error('The API of a flow is asked by a function')
  const held = vi.fn()
  http.defaults.adapter = async (config) => {
    const response = await real(config)
    if (config.url !== '/api/me') return response
    held()
    const roles = [{ roleType: 'ADMIN', roleName: 'Nobody', privileges: [] }]
    return { ...response, data: { ...response.data, payload: { ...response.data.payload, roles } } }
  }
  await during()
  await waitFor(() => expect(held).toHaveBeenCalled())
  http.defaults.adapter = real
}

/** Responses are processed and rendered by then. */
const settled = (): Promise<void> => act(async () => new Promise<void>((resolve) => setTimeout(resolve)))

describe.each(['/dua-categories', '/dua-categories/add'])('%s', (path) => {
  it('closes when a user without access signs in in another tab', async () => {
    await begin(path)
    await signInElsewhere(other)
    expect(await isDenied()).toBeVisible()
    expect(location.pathname).toBe('/401')
    expect(heading()).toBeNull()
  })

  it('stays closed while the signed-in user is unknown, or has no access', async () => {
    const user = await begin(path)
    await unanswered(async () => {
      await signInElsewhere(other)
      await screen.findByRole('button', { name: 'Retry' })
    })
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await isDenied()).toBeVisible()
  })

  it('closes for a user whose role lost access, except for typed text', async () => {
    const user = await begin(path)
    const isForm = await typeInForm(user, path)
    await withoutPrivileges(() => signInElsewhere(admin))
    await settled()
    expect(await (isForm ? screen.findByDisplayValue('সকাল') : isDenied())).toBeVisible()
  })

  it('opens for another user with access, without the typed text', async () => {
    const user = await begin(path)
    await typeInForm(user, path)
    await signInElsewhere((await flow.api.userWith(['DUA_CATEGORY_READ', 'DUA_CATEGORY_CREATE'])).token)
    await waitFor(() => expect(heading()).toBeVisible())
    await waitFor(() => expect(screen.queryByDisplayValue('সকাল')).not.toBeInTheDocument())
    expect(location.pathname).toBe(path)
  })
})

it('a page whose loader could not read the signed-in user shows it, and does not repeat the request before', async () => {
  await begin('/dua-categories')
  const onAsked = vi.fn()
  await unanswered(async () => {
    await signInElsewhere(other)
    await screen.findByRole('button', { name: 'Retry' })
    onAsked.mockClear()
    openPage('/dua-categories')
    await screen.findByRole('button', { name: 'Retry' })
    await settled()
  }, onAsked)
  expect(onAsked).toHaveBeenCalledTimes(1)
})
