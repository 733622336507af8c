import '../../support/jsdom/node-uint8array.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type AxiosAdapter, AxiosError } from 'axios'
import { afterEach, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()
let real: AxiosAdapter | undefined

afterEach(() => {
  if (real) http.defaults.adapter = real
  real = undefined
})

/** Holds back requests to an address until the returned function is called. */
const hold = (url: string): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = http.defaults.adapter as AxiosAdapter
  real = send
  http.defaults.adapter = async (config) => {
    if (config.url === url) await promise
    return send(config)
  }
  return resolve
}

/** Opens the form of a new category and types its name; each test uses another kind, whose form is not loaded yet. */
const begin = async (kind: string, name: string): Promise<HTMLElement> => {
  await signInAs(await flow.api.tokenOf(1))
  const user = openPage(`/${kind}/add`)
  const field = await screen.findByRole('textbox', { name: /^Category Name/ })
  await user.type(field, name)
  return field
}

/** Submits the form around a field several times at once. */
const submit = (field: HTMLElement, times: number): void =>
  act(() => {
    for (let time = 0; time < times; time += 1) field.closest('form')?.requestSubmit()
  })

const countOf = async (resource: string, name: string): Promise<number> => {
  const stored = await flow.api.services.store.find(resource, {}, {})
  return stored.filter(({ body }) => body.title === name).length
}

it('a form that is submitted twice before it is locked is saved once', async () => {
  submit(await begin('dua-categories', 'সকাল'), 2)
  await waitFor(() => expect(location.pathname).toBe('/dua-categories'))
  expect(await countOf('DuaCategory', 'সকাল')).toBe(1)
})

it('a saved form stays locked until the list is shown', async () => {
  const field = await begin('article-categories', 'সন্ধ্যা')
  const response = hold('/api/article-category/all')
  submit(field, 1)
  await screen.findByText('Article category created')
  submit(field, 1)
  expect(field).toBeDisabled()
  response()
  await waitFor(() => expect(location.pathname).toBe('/article-categories'))
  expect(await countOf('ArticleCategory', 'সন্ধ্যা')).toBe(1)
})

const save = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Save' })
const maybe = /Your changes may have been saved\. Saving again creates no duplicate/

/** Loses the responses of the next saves; returns the idempotency keys of all saves. */
const loseResponses = (times: number): unknown[] => {
  const keys: unknown[] = []
  const send = http.defaults.adapter as AxiosAdapter
  real = send
  http.defaults.adapter = async (config) => {
    const response = await send(config)
    if (config.method !== 'post') return response
    keys.push(config.headers.get('Idempotency-Key'))
    if (keys.length > times) return response
    throw new AxiosError('Network Error', 'ERR_NETWORK', config)
  }
  return keys
}

it('a form without a response is saved under one key, once; the next form has another key', async () => {
  const user = userEvent.setup()
  const field = await begin('hadith-categories', 'দুপুর')
  const keys = loseResponses(2)
  for (const _ of [1, 2]) {
    await user.click(await save())
    expect(await screen.findByText(maybe)).toBeVisible()
    expect(field).toHaveValue('দুপুর')
  }
  await user.click(await screen.findByRole('button', { name: 'Save and add another' }))
  await screen.findByText('Hadith category created')
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Category Name/ })).toHaveValue(''))
  await user.type(screen.getByRole('textbox', { name: /^Category Name/ }), 'দুপুর ২')
  await user.click(await save())
  await waitFor(() => expect(location.pathname).toBe('/hadith-categories'))
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3]])
  expect(keys[0]).toMatch(/^"[\w-]{8,}"$/)
  expect(keys[3]).not.toBe(keys[0])
  expect(await countOf('HadithCategory', 'দুপুর')).toBe(1)
})

it('a form changed after a lost response opens the stored record, until that is deleted', async () => {
  const user = userEvent.setup()
  const field = await begin('day-categories', 'রাত')
  loseResponses(1)
  await user.click(await save())
  await screen.findByText(maybe)
  await user.type(field, ' ২')
  await user.click(await save())
  expect(await screen.findByText(/has been saved already by an earlier attempt/)).toBeVisible()
  const { store } = flow.api.services
  const [{ id } = { id: 0 }] = await store.find('DayCategory', { title: 'রাত' })
  expect(screen.getByRole('link', { name: 'Open the saved record' })).toHaveAttribute(
    'href',
    `/day-categories/edit/${id}`,
  )
  expect(field).toHaveValue('রাত ২')
  await store.transaction((writer) => writer.delete('DayCategory', id))
  await user.click(await save())
  expect(await screen.findByText(/has been deleted since/)).toBeVisible()
  expect(await countOf('DayCategory', 'রাত ২')).toBe(0)
  await user.click(await save())
  await waitFor(() => expect(location.pathname).toBe('/day-categories'))
  expect(await countOf('DayCategory', 'রাত ২')).toBe(1)
})

it('a form changed after a lost response can be saved as a new record, once', async () => {
  const user = userEvent.setup()
  const field = await begin('masyala-categories', 'নামাজ')
  const keys = loseResponses(1)
  await user.click(await save())
  await screen.findByText(maybe)
  await user.type(field, ' ও রোজা')
  await user.click(await save())
  await user.click(await screen.findByRole('button', { name: 'Save as a new record' }))
  await waitFor(() => expect(location.pathname).toBe('/masyala-categories'))
  expect(new Set(keys).size).toBe(2)
  expect(await countOf('MasalaCategory', 'নামাজ')).toBe(1)
  expect(await countOf('MasalaCategory', 'নামাজ ও রোজা')).toBe(1)
})

it('a record that is created in a dialog is stored once, too', async () => {
  await signInAs(await flow.api.tokenOf(1))
  const user = openPage('/admin/add')
  await user.click(await screen.findByRole('button', { name: 'Add Role' }))
  const dialog = await screen.findByRole('dialog', { name: 'Create Role' })
  await user.type(await within(dialog).findByLabelText(/^Name/), 'Librarian')
  loseResponses(1)
  await user.click(within(dialog).getByRole('button', { name: 'Create New Role' }))
  expect(await within(dialog).findByText(maybe)).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Create New Role' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await flow.api.services.store.count('Role', { roleName: 'Librarian' })).toBe(1)
})

/** Creates a membership for each name; returns their ids. */
const addMembers = (...names: readonly string[]): Promise<number[]> =>
  flow.api.services.store.transaction(async (writer) => {
    const ids: number[] = []
    for (const name of names)
      ids.push(
        Number(
          await writer.insert('User', {
            ...{ name, email: `M-${name}`, phoneNumber: '01200000021' },
            ...{ registerType: 'WEB', verified: true, banned: false },
          }),
        ),
      )
    return ids
  })

/** How often each user was sent a password. */
const passwordsOf = (ids: readonly number[]): Promise<number[]> =>
  Promise.all(
    ids.map(async (id) => {
      const sent = "select from record_history where record_id = $1 and kind = 'PASSWORD_RESET'"
      return (await flow.api.services.database.query(sent, [id])).length
    }),
  )

it('an action of a record is sent once when confirmed again after a lost response', async () => {
  const ids = await addMembers('Layla Haque')
  await signInAs(await flow.api.tokenOf(1))
  const user = openPage(`/member/view/${ids[0]}`)
  await user.click(await screen.findByRole('button', { name: 'Send Password: Layla Haque' }))
  const question = await screen.findByRole('alertdialog')
  const keys = loseResponses(1)
  await user.click(within(question).getByRole('button', { name: 'Send Password' }))
  await within(question).findByRole('alert')
  await user.click(within(question).getByRole('button', { name: 'Send Password' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await passwordsOf(ids)).toEqual([1])
})

it('an action of several rows is sent once for each when retried after lost responses', async () => {
  const ids = await addMembers('Rumana Sultana', 'Tahmina Sultana')
  await signInAs(await flow.api.tokenOf(1))
  const user = openPage('/member?q=Sultana')
  const pick = async () => user.click(await screen.findByRole('checkbox', { name: /Select all rows/ }))
  const start = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Send Password' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(await question.findByRole('button', { name: 'Start' }))
  }
  await pick()
  const keys = loseResponses(2)
  await start()
  await user.click(await screen.findByRole('button', { name: 'Retry the rest' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(2)
  expect(await passwordsOf(ids)).toEqual([1, 1])
})
