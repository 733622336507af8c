import '../../support/jsdom/node-uint8array.ts'
import { configure, screen } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

// Pages and widgets are separate chunks.
configure({ asyncUtilTimeout: 20_000 })
const flow = startFlow()

const writes: string[] = []

/** Lists the requests that write, and shows questions without an answer as if another program had stored one. */
const listen = (): void => {
  const real = http.defaults.adapter as AxiosAdapter
  http.defaults.adapter = async (config) => {
    const { method = 'get', url = '' } = config
    const isSession = url.startsWith('/api/signin')
    if (method !== 'get' && !isSession) writes.push(`${method} ${url}`)
    const response = await real(config)
    const text = typeof response.data === 'string' ? response.data : JSON.stringify(response.data)
    return { ...response, data: JSON.parse(text.replaceAll('"answer":null', '"answer":"<p>Yes</p>"')) }
  }
}

beforeAll(listen)
beforeEach(async () => {
  await signInAs(await flow.api.tokenOf(1))
  writes.length = 0
})

it('writes nothing when an unchanged form is saved', async () => {
  const body = { title: 'Unchanged', active: true }
  const created = await flow.api.call('POST', '/api/dua-category/create', { body })
  const user = openPage(`/dua-categories/edit/${created.body.payload.id}`)
  await screen.findByLabelText(/^Category Name/)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('No changes to save')
  expect(writes).toEqual([])
})

it('answers a question whose form is unchanged, because that changes its state', async () => {
  const body = { question: 'Is it open?', platformType: 'BOTH' }
  const asked = await flow.api.call('POST', '/api/question-answer/ask', { body })
  const { id } = asked.body.payload
  const user = openPage(`/faq/edit/${id}`)
  await screen.findByDisplayValue('Is it open?')
  await user.click(screen.getByRole('button', { name: 'Create Answer' }))
  await expect
    .poll(async () => (await flow.api.call('GET', `/api/question-answer/id/${id}`)).body.payload.status)
    .toBe('ANSWERED')
  expect(writes.map((each) => each.split(' ')[0])).toEqual(['post'])
})
