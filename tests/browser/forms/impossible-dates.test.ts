import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { bulkBar } from '../lists/marked-categories.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

interface Mahfil {
  id: number
  dateTime: string
}

const storedAs = async (title: string): Promise<Mahfil | undefined> => {
  const { payload } = await flow().api.send<{ payload: { content: Mahfil[] } }>(
    'GET',
    `/api/live-mahfil/all?title=${encodeURIComponent(title)}`,
  )
  return payload.content[0]
}

const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['Tab', (page) => page.keyboard.press('Tab')],
  [
    'Tab past its buttons',
    async (page) => {
      for (let times = 0; times < 4; times += 1) await page.keyboard.press('Tab')
    },
  ],
  ['Shift and Tab', (page) => page.keyboard.press('Shift+Tab')],
  ['a click', (page) => page.getByLabel('Title').click()],
  [
    'its calendar',
    async (page) => {
      await page.getByRole('button', { name: /choose date/i }).click()
      await page.keyboard.press('Escape')
    },
  ],
  ['nothing', async () => undefined],
]

it.each(ways)('an invalid date over a stored one is kept, and not saved: left by %s', async (_, leave) => {
  const { page, api } = flow()
  const title = `মাহফিল ${uniqueText()}`
  await api.send('POST', '/api/live-mahfil/create', {
    title,
    link: 'https://example.org/live',
    dateTime: '28/12/2026',
    active: true,
  })
  await visit(page, `/mahfils/edit/${(await storedAs(title))?.id}`)
  const field = page.getByRole('group', { name: 'Date', exact: true })
  await field.getByRole('spinbutton', { name: 'Day' }).click()
  await page.keyboard.type('31022027')
  await leave(page)
  await page.keyboard.press('Control+s')
  await page.getByText('This date does not exist').first().waitFor()
  expect((await field.innerText()).replaceAll(/\s/g, '')).toContain('31-02-2027')
  expect((await storedAs(title))?.dateTime).toBe('28/12/2026')
})

it.each(['31022027', '3102'])('does not set %s in several records', async (typed) => {
  const { page, api } = flow()
  const title = `মাহফিল ${uniqueText()}`
  await api.send('POST', '/api/live-mahfil/create', {
    title,
    link: 'https://example.org/live',
    dateTime: '28/12/2026',
    active: true,
  })
  await visit(page, `/mahfils?q=${encodeURIComponent(title)}`)
  await page.getByRole('checkbox', { name: new RegExp(title) }).check()
  await bulkBar(page).getByRole('button', { name: 'Set a field' }).click()
  const dialog = page.getByRole('dialog', { name: /^Set a field/ })
  await dialog.getByRole('combobox', { name: 'Field' }).click()
  await page.getByRole('option', { name: 'Date', exact: true }).click()
  const field = dialog.getByRole('group', { name: 'Date', exact: true })
  await field.getByRole('spinbutton', { name: 'Day' }).click()
  await page.keyboard.type(typed)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const shown = (await field.innerText()).replaceAll(/\s/g, '')
  expect(shown).toMatch(/^31-02-(2027|YYYY)/)
  await dialog.getByRole('button', { name: 'Start' }).click()
  await dialog
    .getByText(/This date does not exist|Enter the whole date/)
    .first()
    .waitFor()
  expect((await field.innerText()).replaceAll(/\s/g, '')).toBe(shown)
  expect((await storedAs(title))?.dateTime).toBe('28/12/2026')
})
