import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { http } from '../../../src/client/http.ts'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { signIn, signOut } from '../../../src/console/session/session-store.ts'
import { admin, fakeApi, good, refused, token } from '../screens/fake-api.ts'
import { renderShell } from './render-shell.tsx'

const Work = () => {
  const [text, setText] = useState('')
  const [response, setAnswer] = useState('')
  const save = (): void => {
    http.post<{ message: string }>('/api/work', { text }).then(
      ({ data }) => setAnswer(data.message),
      () => setAnswer('Not saved'),
    )
  }
  return (
    <>
      <input aria-label='Work' value={text} onChange={(event) => setText(event.target.value)} />
      <button type='button' onClick={save}>
        Save work
      </button>
      <output>{response}</output>
    </>
  )
}

const first = token(4_000_000_000)
const second = token(4_000_000_001)

const begin = async () => {
  const someone = { user: admin() }
  let current = first
  const sent = fakeApi({
    'POST /api/signin': ({ body }) => {
      const { email, password } = body as { email: string; password: string }
      if (password === 'wrong') return refused(401, 'Wrong password.')
      return good({ accessToken: current, user: { ...someone.user, email } })
    },
    'GET /api/notification/mine': () => good({ unread: 0, content: [] }),
    'POST /api/work': ({ authorization }) =>
      authorization === `Bearer ${second}` ? good(null, 'Saved') : refused(401),
  })
  await signIn('amina@example.org', 'secret')
  current = second
  const { user, router } = renderShell('/work', [{ path: '/work', element: <Work /> }])
  await user.type(await screen.findByLabelText('Work'), 'hours of it')
  await user.click(screen.getByRole('button', { name: 'Save work' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  return { user, router, dialog, sent }
}

beforeAll(() => startI18n('en'))
beforeEach(signOut)

describe('a token refused during work', () => {
  it('asks to sign in over the screen, then repeats the request with the typed text', async () => {
    const { user, dialog, sent } = await begin()
    expect(dialog.getByLabelText('Email Address')).toHaveValue('amina@example.org')
    await user.type(dialog.getByLabelText('Password'), 'wrong{Enter}')
    expect(await dialog.findByText('Wrong password.')).toBeVisible()
    await user.clear(dialog.getByLabelText('Password'))
    await user.type(dialog.getByLabelText('Password'), 'secret{Enter}')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByLabelText('Work')).toHaveValue('hours of it')
    expect(sent.filter(({ url }) => url === '/api/work').map(({ body }) => body)).toEqual([
      { text: 'hours of it' },
      { text: 'hours of it' },
    ])
  })

  it('shows whose page it is, and signs out completely when another user signs in', async () => {
    const { user, router, dialog } = await begin()
    expect(dialog.getByText(/^This page belongs to amina@example.org/)).toBeVisible()
    await user.clear(dialog.getByLabelText('Email Address'))
    await user.type(dialog.getByLabelText('Email Address'), 'yusuf@example.org')
    await user.type(dialog.getByLabelText('Password'), 'secret{Enter}')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await screen.findByText(/^That page belonged to amina@example.org/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/auth/sign-in')
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('offers to sign out', async () => {
    const { user, dialog } = await begin()
    await user.click(dialog.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})
