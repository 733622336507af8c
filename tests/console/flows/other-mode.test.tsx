import '../../support/jsdom/node-uint8array.ts'
import { configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { App } from '../../../src/console/app.tsx'
import { createRouter } from '../../../src/console/create-router.ts'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { setPlatform } from '../../../src/console/session/platform.ts'
import { initialise, signOut } from '../../../src/console/session/session-store.ts'
import { startTestApi, type TestApi } from '../../support/server/test-api.ts'
import { connect } from './real-api.ts'

// Pages and widgets arrive as chunks of their own.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 120_000 })

let api: TestApi
beforeAll(async () => {
  await startI18n('en')
  api = await startTestApi()
  connect(api)
})
afterAll(async () => {
  signOut()
  await api?.end()
})

it('a page that the mode has not leads to not-found, which offers the other mode and goes back to it there', async () => {
  localStorage.setItem('accessToken', await api.tokenOf(1))
  setPlatform('MOBILE')
  history.replaceState(null, '', '/web-amaliat-fazilat/all?rows=20')
  render(<App router={createRouter().router} />)
  await initialise()
  await screen.findByRole('heading', { name: 'Page not found.' })
  expect(location.pathname).toBe('/404')
  expect(screen.getByText('This section belongs to Web.')).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Switch to Web' }))
  await screen.findByRole('heading', { level: 1, name: /Amaliyat PDF/ })
  expect(location.pathname + location.search).toBe('/web-amaliat-fazilat/all?rows=20')
})
