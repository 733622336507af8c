import '../../support/jsdom/node-uint8array.ts'
import { configure, screen, within } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

// Pages and widgets are separate chunks.
configure({ asyncUtilTimeout: 20_000 })
const flow = startFlow()

/** Makes the API one that returns no versions of records. */
const dropVersions = (): void => {
  const real = http.defaults.adapter as AxiosAdapter
  http.defaults.adapter = async (config) => {
    const response = await real(config)
    const text = typeof response.data === 'string' ? response.data : JSON.stringify(response.data)
    return { ...response, data: JSON.parse(text.replaceAll('lastModifiedDate', 'unknown')) }
  }
}

beforeAll(dropVersions)
beforeEach(async () => signInAs(await flow.api.tokenOf(1)))

const titleOf = async (id: number): Promise<string> =>
  (await flow.api.call('GET', `/api/dua-category/id/${id}`)).body.payload.title

/** Creates a category and opens its form. */
const edit = async (title: string) => {
  const { body } = await flow.api.call('POST', '/api/dua-category/create', { body: { title, active: true } })
  const { id } = body.payload
  const user = openPage(`/dua-categories/edit/${id}`)
  const input = await screen.findByLabelText(/^Category Name/)
  const saveElsewhere = (changed: string) =>
    flow.api.call('PUT', '/api/dua-category/update', { body: { id, title: changed, active: true } })
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  return { id, user, input, save, saveElsewhere }
}

it('compares a record that was saved elsewhere while its form was open', async () => {
  const { id, user, input, save, saveElsewhere } = await edit('Opened')
  await user.type(input, ' and changed here')
  await saveElsewhere('Changed elsewhere')
  await save()
  const dialog = await screen.findByRole('dialog', { name: 'Changed meanwhile' })
  within(dialog).getByText('Changed elsewhere')
  expect(await titleOf(id)).toBe('Changed elsewhere')
  await user.click(within(dialog).getByRole('button', { name: 'Save this choice' }))
  await screen.findByText('Dua category updated')
  expect(await titleOf(id)).toBe('Opened and changed here')
})

it('asks nothing when the record has not changed, or has the same values already', async () => {
  const first = await edit('Unchanged')
  await first.user.type(first.input, ' before')
  await first.save()
  await screen.findByText('Unchanged before')
  const second = await edit('Same')
  await second.user.type(second.input, ' here')
  await second.saveElsewhere('Same here')
  await second.save()
  await screen.findByText('Same here')
})
