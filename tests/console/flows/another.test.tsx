import '../../support/jsdom/node-uint8array.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()

it.each([
  { path: '/faq-types/add', submit: 'Save', another: 1 },
  // A button labelled Save would submit the form.
  { path: '/notification/send', submit: 'Send Notification', another: 0 },
])('offers another record after that of $path $another times', async ({ path, submit, another }) => {
  await signInAs(await flow.api.tokenOf(1))
  openPage(path)
  expect(await screen.findByRole('button', { name: submit })).toBeVisible()
  expect(screen.queryAllByRole('button', { name: 'Save and add another' })).toHaveLength(another)
})
