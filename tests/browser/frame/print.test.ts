import { expect, it } from 'vitest'
import { screenshot } from '../../support/browser/browser.ts'
import { remember } from '../../support/browser/clear-page.ts'
import { rowWith, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ samePage: true, sharesData: true })

/** A4 at 96 pixels per inch. */
const paper = { width: 794, height: 1123 }

it('a printed list has rows with all columns, dark on white, without buttons', async () => {
  const { page } = flow()
  await remember(page, { theme: 'DARK' })
  await page.goto('/dua')
  await page.getByRole('row').nth(1).waitFor()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  for (const name of ['Add Dua', 'Edit', 'Delete', 'Account', 'Go to next page', 'List options'])
    await page
      .getByRole('button', { name })
      .or(page.getByRole('link', { name }))
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'detached' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  await page.getByRole('heading', { level: 1, name: 'Dua' }).waitFor()
  const table = await page.getByRole('table').boundingBox()
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(paper.width)
  // The last column is on the paper too, and nothing covers it.
  await page.getByRole('columnheader', { name: 'Created At' }).waitFor()
  // The value of a switch is printed too.
  const words = await page.getByRole('row').nth(1).getByRole('switch').allInnerTexts()
  expect(words).toEqual([expect.stringMatching(/^(Active|Inactive)$/)])
  expect(await ground()).not.toBe(dark)
  await screenshot(page, 'print-list')
  expect(await page.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
    'table-header-group',
  )
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(ground).toBe(dark)
})

it('a printed list has foundation, date, filters and order in words, and complete texts', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
    title: `${mark} category`,
    active: true,
  })
  const title = `${mark} ${'a long title of many words '.repeat(8)}`.trim()
  const dua = { title, actualDua: `الحمد ${mark}`, duaCategoryId: payload.id, spelling: 'S' }
  await api.send('POST', '/api/dua/create', { ...dua, duaTranslation: 'Peace', active: true })
  await page.goto(`/dua?q=${mark}&status=active&category=${payload.id}`)
  await rowWith(page, mark).waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  const head = page.getByRole('main')
  await head.getByText(/^Foundation · .*\d{4}/).waitFor()
  await head.getByText(new RegExp(`^All texts: ${mark} · Status: Active · Sort By: Newest$`)).waitFor()
  expect(await page.getByRole('search').getByRole('searchbox').isVisible()).toBe(false)
  const category = page.getByRole('search').getByLabel('Category')
  expect(await category.isVisible()).toBe(true)
  await expect.poll(() => category.inputValue()).toBe(`${mark} category`)
  const name = rowWith(page, mark).getByText(title)
  expect(
    await name.evaluate((text) => text.scrollWidth <= text.clientWidth + 1 || text.clientWidth === 0),
  ).toBe(true)
  await screenshot(page, 'print-filters')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('search').getByRole('searchbox').waitFor()
  await head.getByText(/^Foundation · /).waitFor({ state: 'detached' })
})

it('a printed record has complete texts', async () => {
  const { page, api } = flow()
  const mark = uniqueText()
  const lines = Array.from({ length: 30 }, (_, number) => `Line ${number}`).join('\n')
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
    title: mark,
    active: true,
  })
  await api.send('POST', '/api/dua/create', {
    title: mark,
    actualDua: `الحمد ${mark}`,
    duaCategoryId: payload.id,
    duaTranslation: lines,
    spelling: 'S',
    active: true,
  })
  await visit(page, `/dua?q=${mark}`)
  await rowWith(page, mark).getByRole('link', { name: 'Edit' }).click()
  const text = page.getByRole('textbox', { name: 'Translation' })
  await text.waitFor()
  const hidden = () => text.evaluate((area) => area.scrollHeight - area.clientHeight)
  expect(await hidden()).toBeGreaterThan(100)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  await expect.poll(hidden).toBeLessThan(4)
  expect(await page.getByRole('button', { name: 'Save' }).isVisible()).toBe(false)
  await screenshot(page, 'print-record')
})

it('printed rich text is complete, with wide tables and long lines', async () => {
  const { page, api } = flow()
  const title = uniqueText()
  const cells = Array.from({ length: 14 }, (_, number) => `<td><p>column ${number}</p></td>`).join('')
  const content = [
    ...Array.from({ length: 60 }, (_, number) => `<p>Paragraph ${number}</p>`),
    `<table><tbody><tr>${cells}</tr></tbody></table>`,
    `<pre>${'long line '.repeat(40)}</pre>`,
  ].join('')
  await api.send('POST', '/api/fazilat/create', { title, content, fazilatType: 'APP' })
  await visit(page, `/amaliat-fazilat?q=${title}`)
  await rowWith(page, title).getByRole('link', { name: 'Edit' }).click()
  const text = page.getByRole('textbox', { name: /^Content/ })
  await text.getByText('Paragraph 59').waitFor()
  const hidden = (): Promise<number> =>
    text.evaluate((element) => {
      const parts = [element, ...element.querySelectorAll('table, pre')]
      return Math.max(
        ...parts.map((part) => part.scrollHeight - part.clientHeight),
        ...parts.map((part) => part.scrollWidth - part.clientWidth),
      )
    })
  // For a reader who made it narrower.
  await text.evaluate((element) => {
    element.style.height = '120px'
  })
  expect(await hidden()).toBeGreaterThan(100)
  const rest = page.locator('.rich-text-content')
  for (const wide of [false, true]) {
    if (wide) await page.getByRole('button', { name: 'Full window' }).first().click()
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize(paper)
    await expect.poll(hidden).toBeLessThan(4)
    const [inner, outer] = [await text.boundingBox(), await rest.first().boundingBox()]
    expect(inner?.height).toBeLessThanOrEqual((outer?.height ?? 0) + 1)
    await page.emulateMedia({ media: 'screen' })
  }
  await page.keyboard.press('Escape')
})

it('the printed dashboard has its figures and bars, and nothing covers them', async () => {
  const { page } = flow()
  await visit(page, '/')
  const card = page.getByRole('link', { name: /Unanswered Questions/ })
  await card.waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  expect(await card.isVisible()).toBe(true)
  expect(await page.getByText('Skip to content').isVisible()).toBe(false)
  const bar = page.getByRole('listitem').locator('i').first()
  expect(await bar.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact')
  await screenshot(page, 'print-dashboard')
})

it('a table on several sheets has its totals once, and sticky columns in their places', async () => {
  const { page } = flow()
  await visit(page, '/missing-texts')
  const displayOf = (part: string) =>
    page
      .locator(`main ${part}`)
      .first()
      .evaluate((element) => {
        const { display, position } = getComputedStyle(element)
        return [display, position]
      })
  await page.emulateMedia({ media: 'print' })
  expect(await displayOf('tfoot')).toEqual(['table-row-group', 'static'])
  expect(await displayOf('tbody th')).toEqual(['table-cell', 'static'])
})
