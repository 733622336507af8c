import '../../support/jsdom/node-uint8array.ts'
import { configure, screen, within } from '@testing-library/react'
import { type AxiosAdapter, AxiosError } from 'axios'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { learn } from '../../../src/client/availability.ts'
import { http } from '../../../src/client/http.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

// Pages and widgets are separate chunks.
configure({ asyncUtilTimeout: 20_000 })
const flow = startFlow()
let real: AxiosAdapter
let id: number

beforeAll(async () => {
  real = http.defaults.adapter as AxiosAdapter
  const body = { title: 'Morning', active: true }
  const { body: created } = await flow.api.call('POST', '/api/dua-category/create', { body })
  id = created.payload.id
})
beforeEach(async () => signInAs(await flow.api.tokenOf(1)))
afterEach(() => {
  http.defaults.adapter = real
  for (const each of ['listDuaCategory', 'getDuaCategory', 'updateDuaCategory', 'deleteDuaCategory'])
    learn(each, null)
})

/** Refuses calls to an address with a page or object of a framework. */
const refuse = (status: number, part: string): void => {
  http.defaults.adapter = async (config) => {
    if (!config.url?.includes(part)) return real(config)
    const phrase = JSON.stringify({ status, error: 'Method Not Allowed' })
    const data = status === 405 ? phrase : '<!doctype html><title>Whitelabel Error Page</title>'
    const response = { config, data, headers: {}, status, statusText: '' }
    throw new AxiosError('Refused', 'ERR_BAD_REQUEST', config, null, response)
  }
}

const unsupported = 'The server does not offer this. Ask its operators.'

it.each([
  [404, 'The server cannot find this. It may have been deleted.'],
  [405, unsupported],
  [501, unsupported],
])('a list that the API refuses with %s says so, and can be loaded again', async (status, message) => {
  refuse(status, '/api/dua-category/all')
  const user = openPage('/dua-categories')
  await screen.findByText(message)
  http.defaults.adapter = real
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Morning')
})

it.each([405, 501])('a form whose record the API refuses with %s says so', async (status) => {
  refuse(status, '/api/dua-category/id/')
  openPage(`/dua-categories/edit/${id}`)
  await screen.findByText(unsupported)
})

it('a save that the API refuses with 405 keeps the input, and can be repeated', async () => {
  refuse(405, '/api/dua-category/update')
  const user = openPage(`/dua-categories/edit/${id}`)
  const title = await screen.findByLabelText(/^Category Name/)
  await user.type(title, ' and evening')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(unsupported)
  expect(title).toHaveValue('Morning and evening')
  http.defaults.adapter = real
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Morning and evening')
})

it('a delete that the API refuses with 405 says so in its dialog', async () => {
  refuse(405, '/api/dua-category/delete/')
  const user = openPage('/dua-categories')
  await user.click(await screen.findByRole('button', { name: /^Delete/ }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await within(dialog).findByText(unsupported)
})
