import { describe, expect, it } from 'vitest'
import {
  chooseInAccountMenu,
  rowWith,
  signIn,
  signOut,
  submitSignIn,
  visit,
} from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { eventually, outboxOf } from '../../support/disk/temporary-folder.ts'
import { apiClient, createLimitedAdmin } from '../../support/server/api-client.ts'
import { lettersTo, mailedPassword } from '../../support/server/letters.ts'
import { prepareFlow, sample } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ samePage: true, allow: [/status of (401|409|422)/], signedIn: false })

const goTo = (page: string) => flow().page.goto(`/auth/${page}`)

const press = (name: string) => flow().page.getByRole('button', { name, exact: true }).click()

const waitForText = (text: string | RegExp) => flow().page.getByText(text).first().waitFor()

const storedToken = () => flow().page.evaluate(() => localStorage.getItem('accessToken'))

describe('a user with a forgotten password', () => {
  it('is mailed a temporary one, signs in with it and sets a new one', async () => {
    const { page, api, server } = flow()
    const person = await createLimitedAdmin(api, ['DUA_READ'])
    const before = (await outboxOf(server.dataDir)).length
    await goTo('sign-in')
    await page.getByRole('link', { name: 'Forgot password' }).click()
    await waitForText('Enter your email to reset your password')
    await press('Submit Email')
    await waitForText('Email is required')
    await page.getByLabel('Email Address').fill('nobody')
    await waitForText('Must be a valid email')
    await page.getByLabel('Email Address').fill(person.email)
    await press('Submit Email')
    await waitForText('a temporary password is on its way')
    const letter = await eventually(async () => (await outboxOf(server.dataDir))[before])
    expect(letter).toContain(`To: ${person.email}`)
    const temporary = /^([A-Za-z0-9]{16})\r?$/m.exec(letter)?.[1] ?? ''

    await page.getByRole('link', { name: 'Go To Sign-In Page' }).click()
    await signIn(page, { ...person, password: temporary })
    await takeToast(flow(), 'You signed in with a temporary password.')
    await chooseInAccountMenu(page, 'Reset Password')
    await press('Submit')
    expect(await page.getByText('Password is required', { exact: true }).count()).toBe(3)
    const password = 'Four-old-bridges-2'
    await page.getByLabel('Old Password').fill(temporary)
    await page.getByLabel('New Password').fill(password)
    await page.getByLabel('Confirm Password').fill(`${password}2`)
    const sent = flow().sent.length
    await press('Submit')
    await waitForText("Password didn't matched, please check.")
    expect(flow().sent.length).toBe(sent)
    await page.getByLabel('Confirm Password').fill(password)
    await press('Submit')
    await takeToast(flow(), 'password reset successfull')
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()

    await signOut(page)
    for (const old of [person.password, temporary]) {
      await submitSignIn(page, { ...person, password: old })
      await page.getByRole('alert').filter({ hasText: 'password is wrong' }).waitFor()
      await page.reload()
    }
    await signIn(page, { ...person, password })
  })

  it('finds no way to change it without being signed in', async () => {
    const { page, sent } = flow()
    await goTo('reset-password')
    await page.getByRole('button', { name: 'Change Password' }).click()
    for (const text of ['Email is required', 'Previous Password is required', 'New Password is required'])
      await waitForText(text)
    await page.getByLabel('Email Address').fill('somebody@example.org')
    await page.getByLabel('Previous Password').fill('old')
    await page.getByLabel('New Password').fill('new')
    await press('Change Password')
    await page.waitForURL('**/auth/sign-in')
    await waitForText('Your password was not changed.')
    expect(sent).toEqual([])
  })
})

describe('a user who signs up', () => {
  it('has an account, and no way into the console', async () => {
    const { page, server } = flow()
    const person = { email: `new-${uniqueText()}@example.org`, password: 'Green-harbour-42' }
    await goTo('sign-up')
    await press('Sign up')
    for (const text of ['First name is required', 'Ess Number is required', 'Email is required', 'Required'])
      await page.getByText(text, { exact: true }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('করিম উদ্দিন')
    await page.getByLabel('Ess Number').fill('ESS-7')
    await page.getByLabel('Email Address').fill('admin@example.org')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await press('Sign up')
    await waitForText('Must be at least 6 characters')
    await page.getByLabel('Password', { exact: true }).fill('password1')
    await press('Sign up')
    await waitForText('This password is one of the commonest')
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await press('Sign up')
    // An existing address gets the same response.
    await waitForText('Thank you. A letter to this e-mail address says how to go on.')
    await goTo('sign-up')
    await page.getByLabel('Name', { exact: true }).fill('করিম উদ্দিন')
    await page.getByLabel('Ess Number').fill('ESS-7')
    await page.getByLabel('Email Address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await press('Sign up')
    await waitForText('Thank you. A letter to this e-mail address says how to go on.')

    const letter = await eventually(async () => (await lettersTo(server.dataDir, person.email))[0])
    await submitSignIn(page, person)
    await page.getByRole('alert').filter({ hasText: 'password is wrong' }).waitFor()
    await page.reload()
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/signin'),
      submitSignIn(page, { ...person, password: mailedPassword(letter) }),
    ])
    expect(answer.status()).toBe(200)
    await expect.poll(storedToken).toBeNull()
    await page.getByRole('button', { name: 'Sign in', disabled: false }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/auth/sign-in')
    expect(await page.getByRole('alert').filter({ hasNotText: 'Thank you.' }).count()).toBe(0)
  })
})

const restOfDua = { actualDua: sample, duaCategoryId: sample, spelling: sample, duaTranslation: sample }

describe('a session', () => {
  it('that ends during work is renewed over the form, and the save goes through', async () => {
    const { page, api, fill, server } = flow()
    const person = await createLimitedAdmin(api, ['DUA_READ', 'DUA_CREATE'])
    const title = `দোয়া ${uniqueText()}`
    await signIn(page, person)
    await visit(page, '/dua/add')
    await fill('dua', { title, ...restOfDua })

    const elsewhere = await apiClient(server.url, person)
    const password = 'Nine-tall-minarets-3'
    await elsewhere.send('POST', '/api/changepassword', {
      email: person.email,
      previousPassword: person.password,
      newPassword: password,
      newPasswordAgain: password,
    })
    await press('Save')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await expect.poll(() => dialog.getByLabel('Email Address').inputValue()).toBe(person.email)
    await dialog.getByLabel('Password').fill(person.password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'password is wrong' }).waitFor()
    await dialog.getByLabel('Password').fill(password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'detached' })
    await takeToast(flow(), 'Dua created')
    await rowWith(page, title).waitFor()
    expect(flow().sent.filter(({ url }) => url.endsWith('/api/dua/create'))).toHaveLength(2)
  })

  it('that ended during a save stores nothing for the next user', async () => {
    const { page, api, fill, sent } = flow()
    const [one, other] = [
      await createLimitedAdmin(api, ['DUA_READ', 'DUA_CREATE']),
      await createLimitedAdmin(api, ['DUA_READ', 'DUA_CREATE']),
    ]
    const title = `দোয়া ${uniqueText()}`
    await signIn(page, one)
    await visit(page, '/dua/add')
    await fill('dua', { title, ...restOfDua })
    const [held, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/dua/create', async (route) => {
      await held.promise
      // The page may have cancelled the request.
      await route.continue().catch(() => undefined)
      answered.resolve()
    })
    const creating = () => sent.filter(({ url }) => url.endsWith('/api/dua/create')).length
    await press('Save')
    await expect.poll(creating).toBe(1)
    await signOut(page)
    await signIn(page, other)
    held.resolve()
    await answered.promise
    await visit(page, '/dua')
    await rowWith(page, 'Active').first().waitFor()
    expect(creating()).toBe(1)
    expect(await rowWith(page, title).count()).toBe(0)
    await page.unroute('**/api/dua/create')
  })

  it('begins and ends in all tabs together', async () => {
    const { page } = flow()
    await goTo('sign-in')
    const other = await page.context().newPage()
    await other.goto('/dua')
    await other.waitForURL(/\/auth\/sign-in/)
    await signIn(page)
    await other.waitForURL('**/dua')
    await rowWith(other, 'Active').first().waitFor()
    await signOut(page)
    await other.waitForURL(/\/auth\/sign-in/)
    expect(await other.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()
  })
})

it('missing pages show it and link back', async () => {
  const { page } = flow()
  for (const address of ['/auth/404', '/no/such/page']) {
    await page.goto(address)
    await waitForText('Page not found.')
    await waitForText('The page you are looking for might have been removed.')
    await page.getByRole('link', { name: 'Return to website' }).waitFor()
  }
  await goTo('500')
  await waitForText('Internal server error.')
  await goTo('sign-in')
  expect(await page.title()).toMatch(/ admin dashboard$/)
})
