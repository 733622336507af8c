import '../../support/jsdom/node-uint8array.ts'
import { screen } from '@testing-library/react'
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
})

it('shows the total of a list as unknown, not as zero, until the list is counted', async () => {
  const usual = http.defaults.adapter as AxiosAdapter
  real = usual
  const counted = Promise.withResolvers<void>()
  http.defaults.adapter = async (config) => {
    if (config.url?.includes('/api/book/all')) await counted.promise
    return usual(config)
  }
  await signInAs(await flow.api.tokenOf(1))
  openPage('/')
  // The first admin uses the console, not the app.
  await screen.findByRole('link', { name: 'Total Users 0' })
  expect(screen.getByRole('link', { name: /^Total Products/ })).toHaveAccessibleName('Total Products …')
  counted.resolve()
  await screen.findByRole('link', { name: 'Total Products 0' })
})
