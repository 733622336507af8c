import { act, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { signIn, signOut } from '../../../src/console/session/session-store.ts'
import { admin, fakeApi, good, token } from '../screens/fake-api.ts'
import { renderShell, titled } from './render-shell.tsx'

beforeAll(() => startI18n('en'))

it('a connection that returns while nobody is signed in is available to the next user', async () => {
  fakeApi({
    'POST /api/signin': () => good({ accessToken: token(), user: admin() }),
    'GET /api/notification/mine': () => good({ unread: 4, content: [] }),
  })
  await signIn('amina@example.org', 'secret')
  const { user } = renderShell('/', [titled('/')])
  await screen.findByRole('heading', { name: 'Page /' })
  act(() => void window.dispatchEvent(new Event('offline')))
  act(signOut)
  await screen.findByRole('heading', { name: 'Welcome back' })
  act(() => void window.dispatchEvent(new Event('online')))
  await user.type(screen.getByLabelText('Email Address'), 'amina@example.org')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  expect(await screen.findByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible()
})
