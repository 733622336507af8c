import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { publicRoutes } from '../../../src/console/public-routes.tsx'
import { signOut } from '../../../src/console/session/session-store.ts'
import { ToastProvider } from '../../../src/console/ui/toasts/toasts.tsx'
import { admin, fakeApi, good, refused, token } from './fake-api.ts'

beforeAll(() => startI18n('en'))
beforeEach(signOut)

const open = (path: string) => {
  const pages = ['/', '/dua'].map((page) => ({ path: page, element: <p>Page {page}</p> }))
  const router = createMemoryRouter([...publicRoutes(), ...pages], { initialEntries: [path] })
  render(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
  )
  return { router, user: userEvent.setup() }
}

const email = () => screen.findByLabelText('Email Address')
const password = () => screen.findByLabelText('Password')
const submit = () => screen.findByRole('button', { name: 'Sign in' })

describe('the sign-in page', () => {
  it('shows its purpose', async () => {
    open('/auth/sign-in')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(screen.getByText('Sign in to your account to continue')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    )
    expect(screen.queryByText(/is required/)).not.toBeInTheDocument()
  })

  it.each([
    ['বাংলা', 'সাইন ইন', 'ভাষা', 'bn'],
    ['العربية', 'تسجيل الدخول', 'اللغة', 'ar'],
  ])('is in the language that is selected there, %s, and keeps it', async (name, submits, label, code) => {
    const { user } = open('/auth/sign-in')
    await user.click(await screen.findByRole('combobox', { name: 'Language' }))
    await user.click(await screen.findByRole('option', { name }))
    expect(await screen.findByRole('button', { name: submits })).toBeVisible()
    expect(document.documentElement.lang).toBe(code)
    expect(localStorage.getItem('language')).toBe(code)
    await user.click(screen.getByRole('combobox', { name: label }))
    await user.click(await screen.findByRole('option', { name: 'English' }))
    expect(await submit()).toBeVisible()
  })

  it('shows an error once its field was touched', async () => {
    const { user } = open('/auth/sign-in')
    await user.click(await password())
    expect(await screen.findByText('Email is required')).toBeVisible()
    expect(screen.queryByText('Password is required')).not.toBeInTheDocument()
    await user.type(await email(), 'amina@')
    expect(screen.getByText('Must be a valid email')).toBeVisible()
    expect(await email()).toBeInvalid()
    await user.type(await email(), 'example.org')
    expect(screen.queryByText('Must be a valid email')).not.toBeInTheDocument()
  })

  it('shows all errors on submit, sends nothing and focuses the first', async () => {
    const sent = fakeApi({})
    const { user } = open('/auth/sign-in')
    await user.click(await submit())
    expect(screen.getByText('Email is required')).toBeVisible()
    expect(screen.getByText('Password is required')).toBeVisible()
    expect(await email()).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('takes at most 255 characters', async () => {
    const { user } = open('/auth/sign-in')
    await user.click(await password())
    await user.paste('x'.repeat(256))
    await user.tab()
    expect(screen.getByText('Must be at most 255 characters')).toBeVisible()
  })

  it.each([
    ['the message of the API', refused(401, 'The e-mail address or the password is wrong.'), /is wrong/],
    ['a sentence of its own', refused(500), /^Something went wrong$/],
  ])('stays and shows %s when it fails', async (_case, response, text) => {
    const sent = fakeApi({ 'POST /api/signin': () => response })
    const { user, router } = open('/auth/sign-in')
    await user.type(await email(), 'amina@example.org')
    await user.type(await password(), 'wrong{Enter}')
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(await email()).toHaveValue('amina@example.org')
    expect(router.state.location.pathname).toBe('/auth/sign-in')
    expect(sent[0]?.body).toEqual({ email: 'amina@example.org', password: 'wrong' })
  })

  it('shows nothing to a user without access', async () => {
    fakeApi({ 'POST /api/signin': () => good({ accessToken: token(), user: admin([], 'USER') }) })
    const { user } = open('/auth/sign-in')
    await user.type(await email(), 'amina@example.org')
    await user.type(await password(), 'secret{Enter}')
    await waitFor(async () => expect(await submit()).toBeEnabled())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('continues to the requested page', async () => {
    fakeApi({ 'POST /api/signin': () => good({ accessToken: token(), user: admin() }) })
    const { user, router } = open('/auth/sign-in?next=%2Fdua%3Fpage%3D2')
    await user.type(await email(), 'amina@example.org')
    await user.type(await password(), 'secret{Enter}')
    expect(await screen.findByText('Page /dua')).toBeVisible()
    expect(router.state.location.search).toBe('?page=2')
  })
})

describe('the forgot-password page', () => {
  it('shows the message of the API', async () => {
    const sent = fakeApi({ 'POST /api/forgetpassword': () => good(null, 'A mail is on its way.') })
    const { user } = open('/auth/forgot-password')
    expect(await screen.findByText('Enter your email to reset your password')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Submit Email' }))
    expect(screen.getByText('Email is required')).toBeVisible()
    await user.type(await email(), 'amina@example.org{Enter}')
    expect(await screen.findByText('A mail is on its way.')).toBeVisible()
    expect(sent[0]?.body).toEqual({ userEmail: 'amina@example.org' })
  })

  it('shows its failure', async () => {
    fakeApi({ 'POST /api/forgetpassword': () => refused(500) })
    const { user } = open('/auth/forgot-password')
    await user.type(await email(), 'amina@example.org{Enter}')
    expect(await screen.findByText('Something went wrong, please try again later')).toBeVisible()
  })

  it('leads to the sign-in page', async () => {
    const { user } = open('/auth/forgot-password')
    await user.click(await screen.findByRole('link', { name: 'Go To Sign-In Page' }))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
  })
})

describe.each(['/auth/reset-password', '/auth/change-password'])('the form at %s', (path) => {
  it('changes nothing, and the sign-in page shows it', async () => {
    const sent = fakeApi({})
    const { user } = open(path)
    const button = await screen.findByRole('button', { name: 'Change Password' })
    await user.click(button)
    expect(screen.getByText('Email is required')).toBeVisible()
    expect(screen.getByText('Previous Password is required')).toBeVisible()
    expect(screen.getByText('New Password is required')).toBeVisible()
    await user.type(await email(), 'amina@example.org')
    await user.type(screen.getByLabelText('Previous Password'), 'old')
    await user.type(screen.getByLabelText('New Password'), 'new')
    await user.click(button)
    expect(await screen.findByText(/Your password was not changed/)).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('the sign-up page', () => {
  it('requires all fields', async () => {
    const { user } = open('/auth/sign-up')
    await user.click(await screen.findByRole('button', { name: 'Sign up' }))
    for (const text of [
      'First name is required',
      'Ess Number is required',
      'Email is required',
      'Required',
    ]) {
      expect(screen.getByText(text)).toBeVisible()
    }
    await user.type(screen.getByLabelText('Password'), '12345')
    expect(screen.getByText('Must be at least 6 characters')).toBeVisible()
  })

  it('shows the API’s message at a field until the field changes', async () => {
    fakeApi({
      'POST /api/auth/signup': () =>
        refused(422, 'This password is one of the commonest.', [
          { path: '/password', message: 'Please choose another one.' },
        ]),
    })
    const { user } = open('/auth/sign-up')
    await user.type(await screen.findByLabelText('Name'), 'Yusuf')
    await user.type(screen.getByLabelText('Ess Number'), '7')
    await user.type(await email(), 'yusuf@example.org')
    await user.type(await password(), 'secret-word{Enter}')
    expect(await screen.findByText('Please choose another one.')).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('one of the commonest')
    expect(await password()).toHaveFocus()
    await user.type(await password(), '2')
    expect(screen.queryByText('Please choose another one.')).not.toBeInTheDocument()
  })

  it('leads to the sign-in page, which shows the API’s message', async () => {
    const confirmation = 'Thank you. We have sent the next steps to this email address.'
    const sent = fakeApi({ 'POST /api/auth/signup': () => good(null, confirmation) })
    const { user } = open('/auth/sign-up')
    await user.type(await screen.findByLabelText('Name'), 'Yusuf')
    await user.type(screen.getByLabelText('Ess Number'), '7')
    await user.type(await email(), 'yusuf@example.org')
    await user.type(await password(), 'secret-word{Enter}')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent(confirmation)
    expect(sent[0]?.body).toEqual({
      name: 'Yusuf',
      essNumber: '7',
      email: 'yusuf@example.org',
      password: 'secret-word',
    })
  })
})
