import { describe, expect, it } from 'vitest'
import { submitSignIn } from '../../support/browser/console-actions.ts'
import { admin } from '../../support/server/start-server.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, signedIn: false })

/** Opens the sign-in page and waits until the console behind it has loaded up to this file. */
const openSignIn = async (query: string, last: RegExp): Promise<void> => {
  const { page } = flow()
  await page.goto(`/auth/sign-in${query}`)
  const names = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(names).toContainEqual(expect.stringMatching(last))
  await page.waitForLoadState('networkidle')
}

/** Signs in while no more code loads; code loads again once `shown` resolves. */
const signInWithoutCode = async (shown: () => Promise<unknown>): Promise<void> => {
  const { page } = flow()
  const open = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await open.promise
    await route.continue()
  })
  await submitSignIn(page, admin)
  await shown()
  open.resolve()
  await page.waitForLoadState('networkidle')
}

describe('while the sign-in form is filled in, the code of the page behind it is fetched', () => {
  it('so that the dashboard waits only for the API', async () => {
    await openSignIn('', /overview/)
    await signInWithoutCode(async () => {
      const { page } = flow()
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
      await page.getByRole('heading', { name: 'New Members' }).waitFor()
    })
  })

  it('for any page', async () => {
    await openSignIn('?next=%2Fdua%3FactualDua%3D', /dua-/)
    await signInWithoutCode(() => flow().page.locator('main tr[data-id]').first().waitFor())
  })
})
