import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { Profile } from '../../../src/console/screens/account/profile.tsx'
import { ProfileUpdate } from '../../../src/console/screens/account/profile-update.tsx'
import { ResetPassword } from '../../../src/console/screens/account/reset-password.tsx'
import { signIn, signOut } from '../../../src/console/session/session-store.ts'
import { renderShell, titled } from '../shell/render-shell.tsx'
import { admin, fakeApi, good, refused, token } from './fake-api.ts'

beforeAll(() => startI18n('en'))
beforeEach(signOut)

const pages = [
  titled('/'),
  { path: '/admin/profile', element: <Profile /> },
  { path: '/admin/profile-update', element: <ProfileUpdate /> },
  { path: '/admin/reset-password', element: <ResetPassword /> },
]

const open = async (path: string, responses: Parameters<typeof fakeApi>[0] = {}) => {
  let me = admin()
  const sent = fakeApi({
    'POST /api/signin': () => good({ accessToken: token(), user: me }),
    'GET /api/notification/mine': () => good({ unread: 0, content: [] }),
    'GET /api/me': () => good(me),
    'PUT /api/auth/profile/update': ({ body }) => {
      me = { ...me, ...(body as object) }
      return good(null, 'Profile updated')
    },
    ...responses,
  })
  await signIn('amina@example.org', 'secret')
  return { ...renderShell(path, pages), sent }
}

describe('the reset-password card', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], again: string): Promise<void> => {
    await user.type(await screen.findByLabelText('Old Password'), 'old-secret')
    await user.type(screen.getByLabelText('New Password'), 'new-secret')
    await user.type(screen.getByLabelText('Confirm Password'), again)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
  }

  it('requires all three', async () => {
    const { user } = await open('/admin/reset-password')
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    expect(screen.getAllByText('Password is required')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/')
  })

  it('refuses passwords that differ, without a call', async () => {
    const { user, sent } = await open('/admin/reset-password')
    await fill(user, 'other')
    expect(screen.getByText("Password didn't matched, please check.")).toBeVisible()
    expect(sent.some(({ url }) => url === '/api/changepassword')).toBe(false)
  })

  it('changes the password', async () => {
    const { user, sent } = await open('/admin/reset-password', {
      'POST /api/changepassword': () => good(null),
    })
    await fill(user, 'new-secret')
    expect(await screen.findByText('password reset successfull')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Page /' })).toBeVisible()
    expect(sent.find(({ url }) => url === '/api/changepassword')?.body).toEqual({
      email: 'amina@example.org',
      previousPassword: 'old-secret',
      newPassword: 'new-secret',
      newPasswordAgain: 'new-secret',
    })
  })

  it('keeps the typed text when it fails', async () => {
    const { user } = await open('/admin/reset-password', {
      'POST /api/changepassword': () => refused(422, 'The previous password is wrong.'),
    })
    await fill(user, 'new-secret')
    expect(await screen.findByText('The previous password is wrong.')).toBeVisible()
    expect(screen.getByLabelText('New Password')).toHaveValue('new-secret')
  })
})

describe('the profile', () => {
  it('shows the signed-in user', async () => {
    await open('/admin/profile')
    expect(await screen.findByRole('heading', { name: 'Amina Rahman' })).toBeVisible()
    expect(screen.getByText('Female')).toBeVisible()
    expect(screen.getByText('N/A')).toBeVisible()
  })

  it('can be changed', async () => {
    const { user, sent } = await open('/admin/profile-update')
    const name = await screen.findByLabelText('Name')
    await user.clear(name)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Name is required')).toBeVisible()
    await user.type(name, 'আমিনা রহমান')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { name: 'আমিনা রহমান' })).toBeVisible()
    expect(await screen.findByText('Profile updated')).toBeVisible()
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'আমিনা রহমান',
      phoneNumber: null,
      gender: 'FEMALE',
    })
  })

  it('is not saved with a refused photo until that is removed', async () => {
    const { user, sent } = await open('/admin/profile-update', {
      'POST /api/db-file/upload': () => refused(415, 'The file is not an image.'),
    })
    await screen.findByLabelText('Name')
    await user.upload(
      screen.getByLabelText('Choose Photo', { selector: 'input' }),
      new File(['words'], 'me.gif', { type: 'image/gif' }),
    )
    expect(await screen.findByText(/The file is not an image/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const keep = screen.getByRole('button', { name: 'Keep current photo' })
    expect(keep).toHaveFocus()
    expect(sent.some(({ url }) => url === '/api/auth/profile/update')).toBe(false)
    await user.click(keep)
    expect(screen.getByRole('button', { name: 'Choose Photo' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.some(({ url }) => url === '/api/auth/profile/update')).toBe(true))
  })

  it.each([
    ['saved', good(null, 'Profile kept'), 'Profile kept'],
    ['refused', refused(503, 'The database is away.'), 'The database is away.'],
  ])(
    'that is %s late does not redirect a user who has left, and shows its result there',
    async (_, response, told) => {
      const held = Promise.withResolvers<void>()
      const { user } = await open('/admin/profile-update', {
        'PUT /api/auth/profile/update': () => held.promise.then(() => response),
      })
      await screen.findByLabelText('Name')
      await user.click(screen.getByRole('button', { name: 'Save' }))
      await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' }))
      await screen.findByRole('heading', { name: 'Page /' })
      held.resolve()
      expect(await screen.findByText(told)).toBeVisible()
      expect(screen.getByRole('heading', { name: 'Page /' })).toBeVisible()
    },
  )

  const unknown = { 'GET /api/me': () => refused(503, 'The database is away.') }

  it('can be changed although the present one is unknown', async () => {
    const { user } = await open('/admin/profile-update', unknown)
    await user.type(await screen.findByLabelText('Name'), ' Khan')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { name: 'Amina Rahman Khan' })).toBeVisible()
    expect(await screen.findByText('Profile updated')).toBeVisible()
  })

  it('passes the focus on when its photo is removed', async () => {
    let displayPhoto: object | null = { id: 301, fileUrl: '/files/301', fileName: 'me.png' }
    const me = () => ({ ...admin(), displayPhoto })
    const { user } = await open('/admin/profile-update', {
      'POST /api/signin': () => good({ accessToken: token(), user: me() }),
      'GET /api/me': () => good(me()),
      'PUT /api/auth/profile-picture/update': () => {
        displayPhoto = null
        return good(null, 'Profile picture removed')
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Photo' }))
    await screen.findByText('Profile picture removed')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose Photo' })).toHaveFocus())
  })

  it('gets another photo although the present one is unknown', async () => {
    const { user } = await open('/admin/profile-update', {
      ...unknown,
      'POST /api/db-file/upload': () => good({ id: 301, fileUrl: '/files/301', fileName: 'me.png' }),
      'PUT /api/auth/profile-picture/update': () => good(null, 'Profile picture updated'),
    })
    await screen.findByLabelText('Name')
    await user.upload(
      screen.getByLabelText('Choose Photo', { selector: 'input' }),
      new File(['dots'], 'me.gif', { type: 'image/gif' }),
    )
    expect(await screen.findByText('Profile picture updated')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Keep current photo' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove Photo' })).toBeVisible()
  })
})
