import '../../support/jsdom/node-uint8array.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { App } from '../../../src/console/app.tsx'
import { createRouter } from '../../../src/console/create-router.ts'
import { setPlatform } from '../../../src/console/session/platform.ts'
import { loadSession } from '../../../src/console/session/session-store.ts'
import { startFlow } from './support/flow.ts'

const flow = startFlow()

it('a page that the mode has not leads to not-found, which offers the other mode and goes back to it there', async () => {
  localStorage.setItem('accessToken', await flow.api.tokenOf(1))
  setPlatform('MOBILE')
  history.replaceState(null, '', '/web-amaliat-fazilat/all?rows=20')
  render(<App router={createRouter().router} />)
  await loadSession()
  await screen.findByRole('heading', { name: 'Page not found.' })
  expect(location.pathname).toBe('/404')
  expect(screen.getByText('This section belongs to Web.')).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Switch to Web' }))
  await screen.findByRole('heading', { level: 1, name: /Amaliyat PDF/ })
  expect(location.pathname + location.search).toBe('/web-amaliat-fazilat/all?rows=20')
})
