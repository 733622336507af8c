import { expect, it } from 'vitest'
import { signIn, visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({
  samePage: true,
  sharesData: true,
  allow: [/Failed to load resource.*401/],
  signedIn: false,
})

/** Signs in and opens the profile. */
const enter = async (): Promise<void> => {
  const { page } = flow()
  await page.goto('/auth/sign-in?next=%2Fadmin%2Fprofile')
  await signIn(page)
}

/** The claims of the stored token; `rot` counts its renewals. */
const rotation = (): Promise<number> =>
  flow().page.evaluate(() => {
    const [, part = ''] = (localStorage.getItem('accessToken') ?? '').split('.')
    return Number(JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))).rot)
  })

/** Replaces the stored token with an expired one, as after some minutes. */
const runOut = (): Promise<void> =>
  flow().page.evaluate(() => {
    const over = btoa(JSON.stringify({ exp: 1, rot: 1 }))
    localStorage.setItem('accessToken', `x.${over}.x`)
  })

it('the token of a sign-in is exchanged for a short-lived one, whose renewal token no script can read', async () => {
  const { page } = flow()
  await enter()
  await expect.poll(rotation).toBe(1)
  const cookies = await page.context().cookies(`${new URL(page.url()).origin}/api/signin/renew`)
  expect(cookies).toMatchObject([{ name: 'renewal', httpOnly: true, sameSite: 'Strict' }])
  expect(await page.evaluate(() => document.cookie)).not.toContain('renewal')
})

it('an expired token is renewed in the background, and typed text is saved', async () => {
  const { page, press } = flow()
  await enter()
  await expect.poll(rotation).toBe(1)
  await visit(page, '/admin/profile-update')
  await page.getByLabel('Phone Number').fill('01711 000 222')
  await runOut()
  await press('Save')
  await page.getByText('Profile updated', { exact: true }).waitFor()
  await page.getByText('01711 000 222').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await rotation()).toBe(2)
})

it('two tabs that start after the end are both signed in', async () => {
  const { page } = flow()
  await enter()
  await expect.poll(rotation).toBe(1)
  const other = await page.context().newPage()
  await runOut()
  await Promise.all([page.reload(), other.goto('/admin/profile')])
  await page.getByRole('heading', { name: 'Profile', level: 1, exact: true }).waitFor()
  await other.getByRole('heading', { name: 'Active sessions' }).waitFor()
  await other.getByText('This session').waitFor()
})
