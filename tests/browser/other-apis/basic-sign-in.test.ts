import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenedConsole, openConsole } from '../../support/any-api/open-console.ts'
import { startHelpDesk } from '../../support/any-api/server.ts'
import { rowWith } from '../../support/browser/console-actions.ts'

const accepted = `Basic ${Buffer.from('clerk:night shift').toString('base64')}`

let opened: OpenedConsole
beforeAll(async () => {
  opened = await openConsole(
    'helpdesk',
    () => startHelpDesk(({ headers }) => headers.authorization === accepted),
    {
      token: { header: 'Authorization', scheme: 'Basic' },
      session: { by: 'token', check: '/tickets' },
    },
  )
}, 180_000)
afterAll(() => opened?.close())

it('basic authentication has fields for name and password, and refuses a wrong password', async () => {
  const { page } = opened.watched
  await page.goto('/tickets')
  const [name, password] = [page.getByLabel('User name or email'), page.getByLabel('Password')]
  expect(await name.getAttribute('autocomplete')).toBe('username')
  expect(await password.getAttribute('autocomplete')).toBe('current-password')
  await name.fill('clerk')
  await password.fill('day shift')
  await page.keyboard.press('Enter')
  await page.getByText('The user name or password is wrong.').waitFor()
  await password.fill('night shift')
  await page.keyboard.press('Enter')
  await rowWith(page, 'Ticket 1').first().waitFor()
})
