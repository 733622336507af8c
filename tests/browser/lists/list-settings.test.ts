import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { screenshot } from '../../support/browser/browser.ts'
import { remember } from '../../support/browser/clear-page.ts'
import { chooseInAccountMenu, signIn, visit } from '../../support/browser/console-actions.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({
  samePage: true,
  sharesData: true,
  context: { permissions: ['clipboard-read', 'clipboard-write'] },
})

const headings = (page: Page): Promise<string[]> => page.getByRole('columnheader').allTextContents()

const usual = [
  'SL',
  'Title',
  'Category',
  'Actual Dua',
  'Translation',
  'Pronunciation',
  'Status',
  'Created At',
  'Actions',
]

const openDuas = async (page: Page, query = ''): Promise<void> => {
  await visit(page, `/dua${query}`)
  await page.getByRole('row').nth(1).waitFor()
}

const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('menuitem', { name: item }).click()
  return page.getByRole('dialog', { name: item })
}

it('columns are hidden, moved and resized, rows are denser, and the settings stay from the first render on, for this user only', async () => {
  const { page } = flow()
  await openDuas(page)
  expect(await headings(page)).toEqual(usual)
  const height = async () => (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0
  const before = await height()
  const dialog = await choose(page, 'Columns and density')
  for (const name of ['Actual Dua', 'Translation', 'Pronunciation', 'Category'])
    await dialog.getByRole('checkbox', { name }).uncheck()
  for (let times = 0; times < 5; times += 1)
    await dialog.getByRole('button', { name: 'Move Status up' }).click()
  await dialog.getByRole('spinbutton', { name: 'Width of Status in pixels' }).fill('222')
  await dialog.getByRole('button', { name: 'Compact' }).click()
  await screenshot(page, 'columns')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const chosen = ['SL', 'Status', 'Title', 'Created At', 'Actions']
  expect(await headings(page)).toEqual(chosen)
  expect(await height()).toBeLessThan(before)

  const watching = await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenHeadings: seen })
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('th')) seen.add(heading.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await page.getByRole('row').nth(1).waitFor()
  expect(await headings(page)).toEqual(chosen)
  const seen = await page.evaluate(() => [
    ...(window as unknown as { seenHeadings: Set<string> }).seenHeadings,
  ])
  await watching.dispose()
  expect(seen).toContain('Title')
  expect(seen).not.toContain('Category')
  const status = await page.getByRole('columnheader', { name: 'Status' }).boundingBox()
  expect(status?.width).toBe(222)
  await screenshot(page, 'columns-chosen')

  await chooseInAccountMenu(page, 'Sign out')
  const other = await createLimitedAdmin(flow().api, ['DUA_READ', 'DUA_UPDATE'])
  await signIn(page, other)
  await openDuas(page)
  expect(await headings(page)).toEqual(usual)
})

const widthOf = async (page: Page, name: string): Promise<number> =>
  (await page.getByRole('columnheader', { name, exact: true }).boundingBox())?.width ?? 0

/** Drags the end of a column by this many pixels. */
const dragEdge = async (page: Page, name: string, by: number): Promise<void> => {
  const heading = page.getByRole('columnheader', { name, exact: true })
  const box = await heading.boundingBox()
  if (!box) throw new Error(`No heading "${name}"`)
  const isRtl = (await heading.evaluate((element) => getComputedStyle(element).direction)) === 'rtl'
  const x = isRtl ? box.x + 4 : box.x + box.width - 4
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (isRtl ? -by : by) / 2, y)
  await page.mouse.move(x + (isRtl ? -by : by), y)
  await page.mouse.up()
}

it.each([
  ['en', 'Category', 'Title'],
  ['ar', 'فئة', 'العنوان'],
])(
  'in %s, dragging the end of a heading resizes its column permanently',
  async (language, category, title) => {
    const { page } = flow()
    await remember(page, { language })
    await openDuas(page)
    const before = await widthOf(page, category)
    const order = await headings(page)
    await dragEdge(page, category, 90)
    expect(await widthOf(page, category)).toBeCloseTo(before + 90, -1)
    await dragEdge(page, title, -30)
    const narrowed = await widthOf(page, title)
    await page.reload()
    await page.getByRole('row').nth(1).waitFor()
    expect(await widthOf(page, category)).toBeCloseTo(before + 90, -1)
    expect(await widthOf(page, title)).toBe(narrowed)
    // The drag neither sorted nor moved anything.
    expect(await headings(page)).toEqual(order)
    expect(page.url()).not.toContain('sort')

    // Escape cancels a drag, a double click restores the default width.
    const kept = await widthOf(page, category)
    const edge = page.getByRole('columnheader', { name: category, exact: true }).locator('.edge')
    const box = await edge.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 10)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await widthOf(page, category)).toBe(kept)
    await edge.dblclick()
    expect(await widthOf(page, category)).not.toBe(kept)
  },
)

it('a view keeps search, filter and columns; its link shows the same to others', async () => {
  const { page } = flow()
  await openDuas(page, '?status=active&sort=oldest')
  const columns = await choose(page, 'Columns and density')
  await columns.getByRole('checkbox', { name: 'Category' }).uncheck()
  await columns.getByRole('button', { name: 'Close' }).click()
  const dialog = await choose(page, 'Saved views')
  await dialog.getByText('No saved views yet.').waitFor()
  await dialog.getByLabel('Name of the view').fill('সক্রিয় দোয়া')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('button', { name: 'Copy link to সক্রিয় দোয়া' }).click()
  await page.getByText('Link copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await screenshot(page, 'views')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await openDuas(page)
  await page.getByRole('button', { name: 'List options' }).click()
  await page.getByRole('menuitem', { name: 'সক্রিয় দোয়া' }).click()
  await page.waitForURL(/status=active&sort=oldest&columns=|sort=oldest&status=active&columns=/)

  const other = await flow().otherPage(await createLimitedAdmin(flow().api, ['DUA_READ', 'DUA_UPDATE']))
  await other.goto(link)
  await other.getByRole('row').nth(1).waitFor()
  expect(await headings(other)).toEqual(usual.filter((name) => name !== 'Category'))
  expect(await other.getByRole('combobox', { name: 'Status', exact: true }).innerText()).toBe('Active')

  const again = await choose(page, 'Saved views')
  await again.getByRole('button', { name: 'Delete সক্রিয় দোয়া' }).click()
  await again.getByText('No saved views yet.').waitFor()
})

it('labels of filters are complete at 320 pixels, and no control overflows', async () => {
  const { page } = flow()
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/event', '/honourable-members', '/predefined-amaliat']) {
    await visit(page, path)
    const search = page.getByRole('search')
    await search.locator('label').last().waitFor()
    const cut = await search
      .locator('label')
      .evaluateAll((labels) =>
        labels
          .filter(
            (label) => label.scrollWidth > label.clientWidth && getComputedStyle(label).overflow === 'hidden',
          )
          .map((label) => label.textContent),
      )
    expect(cut, path).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})
