import '../../support/jsdom/node-uint8array.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { AxiosError } from 'axios'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { getPlatform, setPlatform } from '../../../src/console/session/platform.ts'
import { registerUnsavedCheck } from '../../../src/console/session/unsaved.ts'
import { showOverlay } from '../../../src/console/shell/palette-store.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { connect } from './support/real-api.ts'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()
const asked: string[] = []

beforeAll(async () => {
  await flow.api.services.store.transaction(async (writer) => {
    await writer.insert('HadithCategory', { title: 'صلاة الفجر', active: true })
    await writer.insert('DuaCategory', { title: 'Evening lanterns', active: true })
  })
})
beforeEach(() => {
  connect(flow.api)
  const real = http.defaults.adapter
  http.defaults.adapter = (config) => {
    if (config.url?.startsWith('/api/search')) asked.push(String(config.params?.text))
    return typeof real === 'function' ? real(config) : Promise.reject(new Error('no adapter'))
  }
  asked.length = 0
})

const open = async (token: string) => {
  await signInAs(token)
  setPlatform('WEB')
  const user = openPage('/admin/profile')
  await screen.findByRole('heading', { level: 1 })
  showOverlay('palette')
  const palette = await screen.findByRole('dialog', { name: 'Search or go to' })
  return { palette, box: within(palette).getByRole('combobox'), user }
}

it('finds a record in any language, shows its kind and mode, and opens its form with Enter', async () => {
  const { palette, box, user } = await open(await flow.api.tokenOf(1))
  await user.click(box)
  // All at once, so that no request starts in between, even on a slow machine.
  for (const typed of ['الف', 'الفجر']) fireEvent.change(box, { target: { value: typed } })
  const records = await within(palette).findByRole('group', { name: 'Records' })
  const option = within(records).getByRole('option', { name: /صلاة الفجر/ })
  expect(option).toHaveTextContent('Hadith Category · in Mobile')
  // Only the final text is searched.
  expect(asked).toEqual(['الفجر'])
  // The Enter that ends the composition of an input method opens nothing.
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  expect(palette).toBeVisible()
  expect(location.pathname).toBe('/admin/profile')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/hadith-categories/edit/1'))
})

it('keeps the mode while something is unsaved: the blocked navigation decides', async () => {
  const { palette, box, user } = await open(await flow.api.tokenOf(1))
  const free = registerUnsavedCheck(() => true)
  await user.type(box, 'الفجر')
  await within(palette).findByRole('option', { name: /صلاة الفجر/ })
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/hadith-categories/edit/1'))
  expect(history.state.usr).toEqual({ platform: 'MOBILE' })
  expect(getPlatform()).toBe('WEB')
  free()
})

it('shows that no record matches, and offers a retry after a failed search', async () => {
  const { palette, box, user } = await open(await flow.api.tokenOf(1))
  await user.type(box, 'qwxzv')
  expect(await within(palette).findByText('No results')).toBeVisible()
  const real = http.defaults.adapter
  http.defaults.adapter = (config) => Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config))
  await user.clear(box)
  await user.type(box, 'lantern')
  expect(await within(palette).findByText('The records could not be searched.')).toBeVisible()
  if (real) http.defaults.adapter = real
  await user.click(within(palette).getByRole('button', { name: 'Retry' }))
  expect(await within(palette).findByRole('option', { name: /Evening lanterns/ })).toBeVisible()
})

it('does not offer records that the user may not read', async () => {
  const { token } = await flow.api.userWith(['BOOK_READ'])
  const { palette, box, user } = await open(token)
  await user.type(box, 'lanterns')
  expect(await within(palette).findByText('No results')).toBeVisible()
  expect(asked.at(-1)).toBe('lanterns')
})
