import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ sharesData: true })

/** Delays the code of the pickers until the returned function is called. */
const holdPickers = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/dates-[^/]*\.js/, (route) => promise.then(() => route.continue()))
  return resolve
}

const dateOf = (page: Page) => page.getByRole('group', { name: 'Date', exact: true })

it('a date typed before its field has loaded is in that field, and not in the next one', async () => {
  const { page } = flow()
  const arrive = await holdPickers(page)
  await page.goto('/mahfils/add')
  await page.getByLabel('Mahfil Link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('311')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1220')
  await page.getByRole('progressbar', { name: 'Date' }).waitFor()
  arrive()
  await dateOf(page).getByRole('spinbutton', { name: 'Year' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Year')
  await page.keyboard.type('27')
  await expect
    .poll(async () => (await dateOf(page).innerText()).replaceAll(/\s/g, ''))
    .toContain('31-12-2027')
})

it('Tab after a date typed before its field has loaded moves to the next field, and the text stays in the first', async () => {
  const { page } = flow()
  const arrive = await holdPickers(page)
  await page.goto('/mahfils/add')
  await page.getByLabel('Title').fill('a title')
  await page.getByLabel('Mahfil Link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('31122027')
  await page.keyboard.press('Tab')
  await page.keyboard.type('05')
  arrive()
  await expect
    .poll(async () => (await dateOf(page).innerText()).replaceAll(/\s/g, ''))
    .toContain('31-12-2027')
  expect(await page.getByLabel('Title').inputValue()).toBe('a title')
  expect(await page.getByLabel('Mahfil Link').inputValue()).toBe('')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Choose date/)
})

it('text typed before the editor has loaded is in the editor, and stays when it is typed on', async () => {
  const { page } = flow()
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/rich-text-[^/]*\.js/, (route) => promise.then(() => route.continue()))
  await page.goto('/articles/add')
  await page.getByRole('progressbar', { name: /^Content/ }).focus()
  await page.keyboard.type('Five  tymes')
  for (const _ of 'ymes') await page.keyboard.press('Backspace')
  await page.keyboard.type('imes')
  resolve()
  const content = page.getByRole('textbox', { name: /^Content/ })
  await expect.poll(() => content.textContent()).toBe('Five  times')
  await page.keyboard.type(' a day')
  await expect.poll(() => content.textContent()).toBe('Five  times a day')
})

it('a form submitted before the field has loaded is sent with the text typed for it', async () => {
  const { page, api } = flow()
  const title = `মাহফিল ${uniqueText()}`
  const arrive = await holdPickers(page)
  await page.goto('/mahfils/add')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Mahfil Link').fill('https://example.org/live')
  await page.keyboard.press('Tab')
  await page.keyboard.type('31122027')
  await page.getByLabel('Subject').click()
  await page.keyboard.press('Control+s')
  arrive()
  await takeToast(flow(), 'created')
  const { payload } = await api.send<{ payload: { content: { dateTime: string }[] } }>(
    'GET',
    `/api/live-mahfil/all?title=${encodeURIComponent(title)}`,
  )
  expect(payload.content.map(({ dateTime }) => dateTime)).toEqual(['31/12/2027'])
})

it('shows a stored date before its field has loaded, and the field at once in the next form', async () => {
  const { page, api } = flow()
  const { payload } = await api.send<{ payload: { content: { id: number; dateTime: string }[] } }>(
    'GET',
    '/api/live-mahfil/all',
  )
  const [mahfil] = payload.content
  const arrive = await holdPickers(page)
  await page.goto(`/mahfils/edit/${mahfil?.id}`)
  const held = page.getByRole('progressbar', { name: 'Date' })
  await held.waitFor()
  expect(await held.getByRole('textbox', { includeHidden: true }).inputValue()).toBe(
    mahfil?.dateTime.replaceAll('/', '-'),
  )
  const before = await held.boundingBox()
  arrive()
  await dateOf(page).getByRole('spinbutton', { name: 'Year' }).waitFor()
  expect(await page.locator('[data-field=dateTime] .MuiPickersTextField-root').boundingBox()).toEqual(before)

  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('form [role=progressbar][aria-label=Date]')) document.title = 'placeholder'
    }).observe(document.body, { subtree: true, childList: true })
  })
  await visit(page, '/mahfils/add')
  await dateOf(page).getByRole('spinbutton', { name: 'Year' }).waitFor()
  expect(await page.title()).not.toBe('placeholder')
})
