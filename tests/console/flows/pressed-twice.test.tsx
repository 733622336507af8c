import '../../support/jsdom/node-uint8array.ts'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { isPrepared } from '../../../src/console/ui/page/prepared-page.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()

it('a prepared form is one entry of the history, also after a double click on Add', async () => {
  await signInAs(await flow.api.tokenOf(1))
  openPage('/masyala-categories')
  const [add] = await screen.findAllByRole('link', { name: 'Add Masala Category' })
  await vi.waitUntil(() => isPrepared('/masyala-categories/add'), { timeout: 10_000 })
  const before = history.length
  await act(async () => {
    add?.click()
    // The router is ready; the page is rendered at the end of `act`.
    await vi.waitUntil(() => location.pathname === '/masyala-categories/add')
    add?.click()
  })
  await screen.findByRole('heading', { name: 'Add Masala Category' })
  expect(history.length).toBe(before + 1)
})
