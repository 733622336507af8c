import '../../support/jsdom/node-uint8array.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { queriesOfTag } from '../../../src/client/call.ts'
import { http } from '../../../src/client/http.ts'
import { queryClient } from '../../../src/client/query-client.ts'
import { preparedPages } from '../../../src/console/ui/page/prepared-page.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()
let real: AxiosAdapter
let id: number

beforeAll(() => {
  real = http.defaults.adapter as AxiosAdapter
})
afterEach(() => {
  http.defaults.adapter = real
})

const isDrawn = (): boolean => preparedPages().some(({ kind }) => kind === 'update')

/**
 * Creates a record, opens the list and hovers over its edit button until the form is rendered ahead; returns a
 * function that presses the button.
 */
const drawAhead = async (title: string): Promise<() => Promise<void>> => {
  id = await flow.api.services.store.transaction((writer) =>
    writer.insert('DuaCategory', { title, active: true }),
  )
  await signInAs(await flow.api.tokenOf(1))
  const user = openPage(`/dua-categories?q=${title}`)
  const row = (await screen.findByText(title)).closest('[role=row]') as HTMLElement
  await user.hover(within(row).getByRole('link', { name: /^Edit/ }))
  await waitFor(() => expect(isDrawn()).toBe(true))
  return async () => user.click(await screen.findByRole('link', { name: /^Edit: .* 2$/ }))
}

const field = () => screen.findByRole('textbox', { name: /^Category Name/ })

/** Changes the record with a row action, which invalidates all queries of its kind. */
const change = async (title: string): Promise<void> => {
  await flow.api.services.store.transaction((writer) =>
    writer.update('DuaCategory', id, { title: `${title} 2` }),
  )
  await act(() => queryClient.invalidateQueries(queriesOfTag('updateDuaCategory')))
}

it('a form that was rendered ahead is discarded after a change of its record', async () => {
  const press = await drawAhead('Early')
  await change('Early')
  expect(isDrawn()).toBe(false)
  await press()
  expect(await field()).toHaveValue('Early 2')
})

it('a form does not start from data loaded before a change, however slow the response is', async () => {
  const press = await drawAhead('Soon')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  http.defaults.adapter = async (config) => {
    if (config.url?.endsWith(`/${id}`)) await answered
    return real(config)
  }
  await change('Soon')
  await press()
  await screen.findByRole('heading', { name: 'Update Dua Category' })
  answer()
  expect(await field()).toHaveValue('Soon 2')
})
