import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { type InventedConsole, startInvented } from '../../support/invented/invented-console.ts'

let invented: InventedConsole

interface Branch {
  id: number
  title: string
  opensAt: string | null
}

const titles = ['কেন্দ্রীয় পাঠাগার', 'مكتبة الحي', 'Riverside reading room']
const contacts = [
  { fullName: 'ইউসুফ করিম', page: 'https://example.org/yusuf', since: '2020-03-01' },
  { fullName: 'عبد السلام', page: null, since: null },
]

/** The branches by title: one is planned, one is open in the district, one is closed. */
const branches = async (): Promise<readonly Branch[]> => {
  const { payload } = await invented.api.send<{ payload: { content: Branch[] } }>(
    'GET',
    '/api/library-branch/all?sortBy=creationDate&ascOrDesc=asc',
  )
  return payload.content
}

beforeAll(async () => {
  invented = await startInvented()
  const { api, district } = invented
  const directions = [{ languageId: 1, text: 'নদীর পাশে' }]
  for (const [at, title] of titles.entries())
    await api.send('POST', '/api/library-branch/create', {
      title,
      directions,
      contacts,
      districtId: at === 1 ? district.id : null,
    })
  const [, open, closed] = await branches()
  for (const branch of [open, closed])
    await api.send('PUT', `/api/library-branch/open/${branch?.id}`, { books: 10 })
  await api.send('PUT', `/api/library-branch/close/${closed?.id}`, { reason: 'Repairs' })
}, 300_000)
afterAll(() => invented?.stop())

it('filters by several values from the keyboard, in the address and at the API', async () => {
  const { page, expectQuiet } = invented.watched
  const [planned = '', open = '', closed = ''] = titles
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await visit(page, '/library-branch')
  await rowWith(page, closed).waitFor()
  await page.getByRole('button', { name: 'State All' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Planned' }).waitFor()
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('planned,closed')
  await rowWith(page, open).waitFor({ state: 'detached' })
  await rowWith(page, planned).waitFor()
  await rowWith(page, closed).waitFor()
  expect(requests.some((url) => url.includes('status=PLANNED&status=CLOSED'))).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Closed', exact: true }).waitFor()
  await rowWith(page, open).waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'State' }).focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await rowWith(page, closed).waitFor({ state: 'detached' })
  await page.getByRole('search').getByRole('button', { name: 'Clear', exact: true }).click()
  await rowWith(page, open).waitFor()

  await page.getByRole('button', { name: 'District All' }).click()
  await page.getByRole('option', { name: invented.district.name }).click()
  await rowWith(page, planned).waitFor({ state: 'detached' })
  await rowWith(page, open).waitFor()
  expect(requests.some((url) => url.includes(`districtId=${invented.district.id}`))).toBe(true)
  expectQuiet()
})

it('takes a date and time, keeps one that does not exist, and stores UTC', async () => {
  const { page } = invented.watched
  const [branch] = await branches()
  await visit(page, `/library-branch/edit/${branch?.id}`)
  const field = page.getByRole('group', { name: 'Opening', exact: true })
  await field.getByRole('spinbutton', { name: 'Day' }).click()
  await page.keyboard.type('310220260230p')
  await page.keyboard.press('Control+s')
  await page.getByText('This date and time do not exist').first().waitFor()
  expect((await field.innerText()).replaceAll(/\s/g, '')).toContain('31-02-202602:30PM')
  await field.getByRole('spinbutton', { name: 'Day' }).click()
  await page.keyboard.type('০৫১২২০২৬')
  await page.keyboard.press('Control+s')
  await page.getByText('Library branch updated').waitFor()
  const [stored] = await branches()
  expect(stored?.opensAt).toBe(new Date(2026, 11, 5, 14, 30).toISOString())
})

it('shows all properties of a list of objects in details', async () => {
  const { page } = invented.watched
  const [branch] = await branches()
  await visit(page, `/library-branch/view/${branch?.id}`)
  const table = page.getByRole('table', { name: 'Contacts' })
  await table.getByRole('columnheader', { name: 'Since' }).waitFor()
  const row = table.getByRole('row').filter({ hasText: 'ইউসুফ করিম' })
  expect(await row.getByRole('link').getAttribute('href')).toBe('https://example.org/yusuf')
  expect(await row.innerText()).toContain('01-Mar-2020')
  await page.setViewportSize({ width: 390, height: 844 })
  const items = page.getByRole('list', { name: 'Contacts' }).getByRole('listitem')
  await items.nth(1).getByText('عبد السلام').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
