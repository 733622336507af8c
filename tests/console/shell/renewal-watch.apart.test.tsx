import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { signIn, signOut } from '../../../src/console/session/session-store.ts'
import { admin, fakeApi, good, refused } from '../screens/fake-api.ts'
import { unsignedToken } from '../session/unsigned-token.ts'
import { renderShell, titled } from './render-shell.tsx'

const minute = 60_000

/** A token of a session that expires in `minutes`. */
const token = (rot: number, end: number): string => {
  const seconds = (minutes: number): number => Math.floor((Date.now() + minutes * minute) / 1000)
  return unsignedToken({ iat: seconds(-1), exp: seconds(end), end: seconds(end), rot })
}

const open = async (signedIn: string, renewed: () => ReturnType<typeof good>) => {
  const sent = fakeApi({
    'POST /api/signin': () => good({ accessToken: signedIn, user: admin() }),
    'POST /api/signin/renew': renewed,
    'POST /api/signout': () => good(null),
    'GET /api/me': () => good(admin()),
    'GET /api/notification/mine': () => good({ unread: 0, content: [] }),
  })
  await signIn('amina@example.org', 'secret')
  const renewals = (): number => sent.filter(({ url }) => url === '/api/signin/renew').length
  return { ...renderShell('/', [titled('/')]), renewals }
}

beforeAll(() => startI18n('en'))
beforeEach(signOut)

describe('a session that nears its end', () => {
  it('shows its end, and continues with one click', async () => {
    const later = token(2, 700)
    const { user, renewals } = await open(token(1, 4), () => good({ accessToken: later }))
    expect(await screen.findByText(/^Your session ends at \d+:\d\d/)).toBeVisible()
    expect(renewals()).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
    await waitFor(() => expect(screen.queryByText(/^Your session ends/)).toBeNull())
    expect(localStorage.getItem('accessToken')).toBe(later)
  })

  it('shows that the server does not respond, and can be retried', async () => {
    let works = false
    const { user } = await open(token(1, 4), () =>
      works ? good({ accessToken: token(2, 700) }) : refused(503),
    )
    const stay = await screen.findByRole('button', { name: 'Stay signed in' })
    await user.click(stay)
    expect(await screen.findByText(/^The server did not respond\./)).toBeVisible()
    works = true
    await user.click(stay)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull())
  })

  it('offers to sign in again where it cannot be renewed', async () => {
    const { user } = await open(token(0, 4), () => refused(401))
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }))
    expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible()
  })
})

it('a token of a sign-in is exchanged for one that lasts minutes, once', async () => {
  const short = token(1, 700)
  const { renewals } = await open(token(0, 700), () => good({ accessToken: short }))
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBe(short))
  expect(renewals()).toBe(1)
  expect(screen.queryByText(/^Your session ends/)).toBeNull()
})

it('whose clock is ahead of the API’s by hours renews no more often than others', async () => {
  const made = Math.floor(Date.now() / 1000) - 5 * 3600
  const past = (rot: number): string => unsignedToken({ iat: made, exp: made + 900, end: made + 43_200, rot })
  let count = 1
  const { renewals } = await open(past(1), () => {
    count += 1
    return good({ accessToken: past(count) })
  })
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBe(past(2)))
  for (const _ of [1, 2, 3]) document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByRole('heading', { name: 'Page /' })
  expect(renewals()).toBe(1)
})
