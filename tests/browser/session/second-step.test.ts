import { Secret, TOTP } from 'otpauth'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { signOut, submitSignIn } from '../../support/browser/console-actions.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, allow: [/status of (401|403|422)/], signedIn: false })

/** The code of an authenticator app for this secret, `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

const dialog = (name: string): Locator => flow().page.getByRole('dialog', { name })

const isIn = async (page: Page): Promise<void> => {
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
}

/** Completes the password step of a task that a button opens. */
const openTask = async (button: string, title: string, password: string): Promise<Locator> => {
  const { page } = flow()
  await page.getByRole('button', { name: button, exact: true }).first().click()
  const task = dialog(title)
  await task.getByLabel('Password', { exact: true }).fill(password)
  return task
}

/** Enrolls an authenticator app; returns its secret and the recovery codes. */
const setUpApp = async (password: string): Promise<{ secret: string; codes: string[] }> => {
  const task = await openTask('Set up', 'Set up an authenticator app', password)
  await task.getByRole('button', { name: 'Continue' }).click()
  await task.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = (await task.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await task.getByLabel('Code', { exact: true }).fill('000000')
  await task.getByRole('button', { name: 'Set up' }).click()
  await task.getByText('This code is wrong.').waitFor()
  await task.getByLabel('Code', { exact: true }).fill(codeOf(secret))
  await task.getByRole('button', { name: 'Set up' }).click()
  await task.getByRole('button', { name: 'I have saved the codes' }).waitFor()
  const codes = await task.getByRole('listitem').allTextContents()
  await task.getByRole('button', { name: 'I have saved the codes' }).click()
  return { secret, codes }
}

it('an app is set up in the profile, and then required, like recovery codes, each of which is valid once', async () => {
  const { page, api } = flow()
  const person = await createLimitedAdmin(api, ['DUA_READ'])
  await page.goto('/auth/sign-in?next=%2Fadmin%2Fprofile')
  await submitSignIn(page, person)
  await page.getByRole('heading', { name: 'Two-step sign-in' }).waitFor()
  const { secret, codes } = await setUpApp(person.password)
  expect(codes).toHaveLength(10)
  await page.getByText('10 codes left').waitFor()
  await signOut(page)

  await page.goto('/auth/sign-in?next=%2Fdua%2Fall')
  await submitSignIn(page, person)
  const step = dialog('Two-step sign-in')
  const code = step.getByLabel('Code', { exact: true })
  await code.waitFor()
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  expect(await code.getAttribute('inputmode')).toBe('numeric')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await step.getByText('The code or the passkey is wrong').waitFor()
  await code.fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dua/all*')
  await signOut(page)

  await submitSignIn(page, person)
  await dialog('Two-step sign-in').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  for (const [typed, enters] of [
    [codes[0] ?? '', true],
    [codes[0] ?? '', false],
  ] as const) {
    await submitSignIn(page, person)
    await step.getByRole('button', { name: 'Use a recovery code' }).click()
    await step.getByLabel('Recovery code').fill(typed.toLowerCase())
    await step.getByRole('button', { name: 'Sign in' }).click()
    if (!enters) await step.getByText('The code or the passkey is wrong').waitFor()
    else {
      await isIn(page)
      await signOut(page)
    }
  }
})

it('a passkey is added and signs in, and is removed again', async () => {
  const { page, api, server } = flow()
  const person = await createLimitedAdmin(api, ['DUA_READ'])
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  // Browsers bind passkeys to host names, not to IP addresses.
  await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/auth/sign-in?next=%2Fadmin%2Fprofile`)
  await submitSignIn(page, person)
  const task = await openTask('Add', 'Add a passkey', person.password)
  await task.getByLabel('Name of the passkey').fill('আমিনার ফোন')
  await task.getByRole('button', { name: 'Continue' }).click()
  await task.getByRole('button', { name: 'I have saved the codes' }).click()
  await page.getByText('আমিনার ফোন', { exact: true }).waitFor()
  await signOut(page)

  await submitSignIn(page, person)
  await dialog('Two-step sign-in').getByRole('button', { name: 'Use passkey' }).click()
  await isIn(page)
  await page.goto(`${new URL(page.url()).origin}/admin/profile`)
  const removal = await openTask('Remove passkey: আমিনার ফোন', 'Remove a passkey', person.password)
  await removal.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('The passkey is removed').waitFor()
  await removal.waitFor({ state: 'detached' })
  await signOut(page)
  await submitSignIn(page, person)
  await isIn(page)
  await session.detach()
})

it('a role that requires it asks for the setup first, then opens the requested page', async () => {
  const { page, api } = flow()
  const person = await createLimitedAdmin(api, ['DUA_READ'], { secondFactorRequired: true })
  await page.goto('/auth/sign-in?next=%2Fdua%2Fall')
  await submitSignIn(page, person)
  await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor()
  expect(await page.getByRole('navigation').count()).toBe(0)
  const { secret } = await setUpApp(person.password)
  await page.getByRole('heading', { name: 'Dua', exact: false, level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dua/all')
  await signOut(page)
  await submitSignIn(page, person)
  await dialog('Two-step sign-in').getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await isIn(page)
})
