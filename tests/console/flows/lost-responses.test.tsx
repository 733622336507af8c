import '../../support/jsdom/node-uint8array.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
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

/**
 * Breaks the connection of the next request to an address, before or after it is carried out; requests whose body
 * contains `but` are exempt.
 */
const breakAt = (part: string, isCarriedOut: boolean, but?: string): void => {
  const send = http.defaults.adapter as AxiosAdapter
  real ??= send
  let isBroken = false
  http.defaults.adapter = async (config) => {
    const isMeant = config.url?.includes(part) && !(but && String(config.data).includes(but))
    if (isBroken || !isMeant) return send(config)
    isBroken = true
    if (isCarriedOut) await send(config)
    throw new AxiosError('Network Error', 'ERR_NETWORK', config)
  }
}
const loseResponse = (part: string): void => breakAt(part, true)
const loseRequest = (part: string, but?: string): void => breakAt(part, false, but)

/** Holds back the requests to an address. */
const holdBack = (part: string, until: Promise<void>): void => {
  const send = http.defaults.adapter as AxiosAdapter
  http.defaults.adapter = async (config) => {
    if (config.url?.includes(part)) await until
    return send(config)
  }
}

/** Creates categories with these prefixes, and opens their list. */
const open = async (resource: string, path: string, name: string, count: number): Promise<UserEvent> => {
  await flow.api.services.store.transaction(async (writer) => {
    for (let number = 1; number <= count; number += 1)
      await writer.insert(resource, { title: `${name} ${number}`, active: true })
  })
  await signInAs(await flow.api.tokenOf(1))
  const user = openPage(`${path}?q=${name}`)
  await screen.findByText(`${name} 1`)
  return user
}

const stored = async (resource: string, name: string) =>
  (await flow.api.services.store.find(resource, {}, {}))
    .map(({ body }) => body)
    .filter(({ title }) => String(title).startsWith(name))
const activeOf = async (resource: string, name: string): Promise<unknown[]> =>
  (await stored(resource, name)).map(({ active }) => active)

/** Starts an action on all rows of the page, and confirms it. */
const begin = async (user: UserEvent, action: string): Promise<void> => {
  await user.click(screen.getByRole('checkbox', { name: /Select all rows/ }))
  const bar = await screen.findByRole('region', { name: 'Selected rows' })
  await user.click(within(bar).getByRole('button', { name: action }))
  const yes = action === 'Delete' ? action : 'Start'
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: yes }))
}
/** Closes the report of failed rows; the toast beside it has a button with the same name. */
const close = async (user: UserEvent): Promise<void> => {
  const report = await screen.findByRole('alertdialog')
  await user.click(await within(report).findByRole('button', { name: 'Close' }))
}
const again = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Retry the rest' }))
const takeBack = async (user: UserEvent) =>
  user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement)

it.each([
  ['after a retry', true],
  ['without a retry', false],
])('a row whose response was lost is restored, %s', async (_, isRepeated) => {
  const name = isRepeated ? 'Dawn' : 'Dusk'
  const user = await open('DuaCategory', '/dua-categories', name, 3)
  loseResponse('/dua-category/update')
  await begin(user, 'Set Status to Inactive')
  if (isRepeated) {
    await again(user)
    await screen.findByText('3 rows done.')
  } else await close(user)
  expect(await activeOf('DuaCategory', name)).toEqual([false, false, false])
  await takeBack(user)
  await screen.findByText('Undone')
  expect(await activeOf('DuaCategory', name)).toEqual([true, true, true])
})

it('a single row gets its value back after a lost response', async () => {
  const user = await open('DuaCategory', '/dua-categories', 'Midday', 1)
  loseResponse('/dua-category/update')
  await begin(user, 'Set Status to Inactive')
  await close(user)
  expect(await activeOf('DuaCategory', 'Midday')).toEqual([false])
  await takeBack(user)
  await screen.findByText('Undone')
  expect(await activeOf('DuaCategory', 'Midday')).toEqual([true])
})

it('rows are deleted and restored once each after lost responses', async () => {
  const user = await open('ArticleCategory', '/article-categories', 'Noon', 3)
  loseResponse('/article-category/delete')
  await begin(user, 'Delete')
  await again(user)
  await screen.findByText('3 rows done.')
  expect(await stored('ArticleCategory', 'Noon')).toEqual([])
  loseResponse('/trash/undo')
  await takeBack(user)
  await again(user)
  await screen.findByText('Undone')
  expect(await stored('ArticleCategory', 'Noon')).toHaveLength(3)
})

it.each([
  ['was executed', loseResponse],
  ['never arrived', loseRequest],
])('a delete without a response is undone with the others when it %s', async (how, lose) => {
  const name = how === 'never arrived' ? 'Lost' : 'Gone'
  const user = await open('FaqType', '/faq-types', name, 3)
  lose('/faq-type/delete')
  await begin(user, 'Delete')
  await close(user)
  await takeBack(user)
  await screen.findByText('Undone')
  expect(await stored('FaqType', name)).toHaveLength(3)
})

it.each([
  ['was executed', loseResponse, 'Restored'],
  ['never arrived', loseRequest, 'Not deleted.'],
])(
  'a delete without a response and retry shows its result, and can be undone, when it %s',
  async (how, lose, said) => {
    const name = how === 'never arrived' ? 'Quiet' : 'Still'
    const user = await open('MasalaCategory', '/masyala-categories', name, 2)
    await user.click(await screen.findByRole('button', { name: `Delete: ${name} 1` }))
    const question = await screen.findByRole('alertdialog')
    lose('/masala-category/delete')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await within(question).findByRole('alert')
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await screen.findByText('The server did not respond. The record may have been deleted.')
    if (lose === loseResponse)
      await waitFor(() => expect(screen.queryByText(`${name} 1`)).not.toBeInTheDocument())
    expect(screen.getByText(`${name} 2`)).toBeVisible()
    await takeBack(user)
    await screen.findByText(said)
    expect(await screen.findByText(`${name} 1`)).toBeVisible()
    expect(await stored('MasalaCategory', name)).toHaveLength(2)
  },
)

it.each([
  ['while it is sent', true],
  ['after its failure is shown', false],
])('a delete without a response can be undone after the user leaves the list %s', async (_, isEarly) => {
  const name = isEarly ? 'Early' : 'Late'
  const user = await open('MasalaCategory', '/masyala-categories', name, 1)
  await user.click(await screen.findByRole('link', { name: 'Add Masala Category' }))
  await screen.findByRole('heading', { name: 'Add Masala Category' })
  act(() => history.back())
  await user.click(await screen.findByRole('button', { name: `Delete: ${name} 1` }))
  const question = await screen.findByRole('alertdialog')
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  loseResponse('/masala-category/delete')
  if (isEarly) holdBack('/masala-category/delete', left)
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  if (!isEarly) await within(question).findByRole('alert')
  act(() => history.forward())
  await screen.findByRole('heading', { name: 'Add Masala Category' })
  leave()
  await screen.findByText('The server did not respond. The record may have been deleted.')
  await takeBack(user)
  await screen.findByText('Restored')
  expect(await stored('MasalaCategory', name)).toHaveLength(1)
})

it('permanently deleted rows are not reported as restored when the rest is retried', async () => {
  const user = await open('FaqType', '/faq-types', 'Part', 3)
  await begin(user, 'Delete')
  await screen.findByText('3 rows done.')
  const { body } = await flow.api.call('GET', `/api/trash/all?search=${encodeURIComponent('Part 1')}`)
  const [first] = body.payload.content
  const purged = await flow.api.call('DELETE', `/api/trash/delete/${first.id}`)
  expect(purged.status).toBe(200)
  loseRequest('/trash/undo', `"recordId":${first.recordId}}`)
  await takeBack(user)
  await screen.findByText('2 rows could not be undone.')
  await again(user)
  expect(await screen.findByText('1 row could not be undone.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry the rest' })).not.toBeInTheDocument()
  expect(screen.queryByText('Undone')).not.toBeInTheDocument()
  expect(await stored('FaqType', 'Part')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Close' }))
})

it('a value is restored once after a lost response', async () => {
  const user = await open('MasalaCategory', '/masyala-categories', 'Night', 2)
  await begin(user, 'Set Status to Inactive')
  await screen.findByText('2 rows done.')
  loseResponse('/masala-category/update')
  await takeBack(user)
  await again(user)
  await screen.findByText('Undone')
  expect(await activeOf('MasalaCategory', 'Night')).toEqual([true, true])
})

it('a delete without a response is completed when confirmed again, and undone once', async () => {
  const user = await open('DayCategory', '/day-categories', 'Eve', 1)
  await user.click(await screen.findByRole('button', { name: 'Delete: Eve 1' }))
  const question = await screen.findByRole('alertdialog')
  loseResponse('/day-category/delete')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await within(question).findByRole('alert')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(await screen.findByText('Delete: done')).toBeVisible()
  loseResponse('/trash/undo')
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await user.click(undo)
  await waitFor(() => expect(undo).not.toBeInTheDocument())
  await takeBack(user)
  await screen.findByText('Restored')
  expect(await stored('DayCategory', 'Eve')).toHaveLength(1)
})
