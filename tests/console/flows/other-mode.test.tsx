import '../../support/jsdom/node-uint8array.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setPlatform } from '../../../src/console/session/platform.ts'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()

it('a page that the mode lacks leads to not-found, which offers to open it in the other mode', async () => {
  await signInAs(await flow.api.tokenOf(1))
  setPlatform('MOBILE')
  const user = openPage('/web-amaliat-fazilat/all?rows=20')
  await screen.findByRole('heading', { name: 'Page not found.' })
  expect(location.pathname).toBe('/404')
  expect(screen.getByText('This section belongs to Web.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Switch to Web' }))
  await screen.findByRole('heading', { level: 1, name: /Amaliyat PDF/ })
  expect(location.pathname + location.search).toBe('/web-amaliat-fazilat/all?rows=20')
})
