import '../../support/jsdom/node-uint8array.ts'
import { act, screen, waitFor } from '@testing-library/react'
import type { AxiosAdapter } from 'axios'
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

/** Holds what is asked of an address back until the answered function is called. */
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

/** Opens the form of a new category and types its name; each test has a kind of its own, whose form is not loaded yet. */
const begin = async (kind: string, name: string): Promise<HTMLElement> => {
  await signInAs(await flow.api.tokenOf(1))
  const user = openPage(`/${kind}/add`)
  const field = await screen.findByRole('textbox', { name: /^Category Name/ })
  await user.type(field, name)
  return field
}

/** Sends the form around a field as often as asked, all in one moment. */
const submit = (field: HTMLElement, times: number): void =>
  act(() => {
    for (let time = 0; time < times; time += 1) field.closest('form')?.requestSubmit()
  })

const countOf = async (resource: string, name: string): Promise<number> => {
  const stored = await flow.api.services.store.find(resource, {}, {})
  return stored.filter(({ body }) => body.title === name).length
}

it('a form that is sent twice before it is drawn locked is saved once', async () => {
  submit(await begin('dua-categories', 'সকাল'), 2)
  await waitFor(() => expect(location.pathname).toBe('/dua-categories'))
  expect(await countOf('DuaCategory', 'সকাল')).toBe(1)
})

it('a form that is saved stays locked until the list has come', async () => {
  const field = await begin('article-categories', 'সন্ধ্যা')
  const answer = hold('/api/article-category/all')
  submit(field, 1)
  await screen.findByText('Article category created')
  submit(field, 1)
  expect(field).toBeDisabled()
  answer()
  await waitFor(() => expect(location.pathname).toBe('/article-categories'))
  expect(await countOf('ArticleCategory', 'সন্ধ্যা')).toBe(1)
})
