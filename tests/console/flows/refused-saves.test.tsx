import '../../support/jsdom/node-uint8array.ts'
import { configure, screen, within } from '@testing-library/react'
import type { AxiosAdapter, AxiosResponse } from 'axios'
import { beforeAll, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

// Pages and widgets are separate chunks.
configure({ asyncUtilTimeout: 60_000 })
const flow = startFlow()
let real: AxiosAdapter

beforeAll(async () => {
  real = http.defaults.adapter as AxiosAdapter
  await signInAs(await flow.api.tokenOf(1))
})

/** Responds to one address with status 200 and this envelope; the API in this process handles all others. */
const responseAt = (url: string, envelope: unknown): void => {
  http.defaults.adapter = async (config): Promise<AxiosResponse> =>
    config.url === url ? { config, data: envelope, headers: {}, status: 200, statusText: '' } : real(config)
}

const open = (path: string) => {
  return openPage(path)
}

const categories = async () => (await flow.api.call('GET', '/api/dua-category/total')).body.payload

it('a refusal with status 200 is shown: a create at its field, with its text, a delete in its dialog', async () => {
  responseAt('/api/dua-category/create', {
    success: false,
    message: 'The category was not created.',
    payload: null,
    errors: [{ path: '/title', message: 'This name is taken.' }],
  })
  const user = open('/dua-categories/add')
  const title = await screen.findByLabelText(/^Category Name/)
  await user.type(title, 'সকাল ও সন্ধ্যা')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  expect(await screen.findByText('The category was not created.')).toBeVisible()
  expect(screen.getByText('This name is taken.')).toBeVisible()
  expect(title).toBeInvalid()
  expect(title).toHaveValue('সকাল ও সন্ধ্যা')
  expect(location.pathname).toBe('/dua-categories/add')
  expect(await categories()).toEqual([])

  http.defaults.adapter = real
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Dua category created')).toBeVisible()
  const [category] = await categories()

  responseAt(`/api/dua-category/delete/${category.id}`, { success: false, message: '', payload: null })
  await screen.findByText('সকাল ও সন্ধ্যা')
  await user.click(screen.getByRole('button', { name: /^Delete/ }))
  const question = await screen.findByText('Are you sure to delete the category ???')
  const dialog = question.closest<HTMLElement>('[role=alertdialog]') ?? document.body
  expect(within(dialog).getByText('সকাল ও সন্ধ্যা')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await within(dialog).findByText('Something is wrong... Please try again later.')).toBeVisible()
  expect(await categories()).toEqual([category])
})
