import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({
  samePage: true,
  sharesData: true,
  context: { viewport: { width: 1280, height: 720 } },
})

/** The texts of elements that are not shown whole. */
const cutOff = (elements: Element[]): string[] =>
  elements
    .filter((element) =>
      [element, ...element.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1),
    )
    .map(({ textContent }) => textContent)

it('all columns fit beside the row buttons in a small window', async () => {
  const { page } = flow()
  for (const path of ['/event/all', '/day/all', '/hadith/all', '/podcasts/all', '/member/all']) {
    await visit(page, path)
    const table = page.getByRole('table')
    await table.getByRole('row').nth(1).waitFor()
    const hidden = await table.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : Number.NaN,
    )
    expect(hidden, path).toBe(0)
  }
})

it('the filters of donations share one row in French, whose words are long', async () => {
  const { page } = flow()
  await visit(page, '/donation')
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  await page.reload()
  await page.getByRole('search').getByRole('textbox').nth(3).waitFor()
  const tops = await page
    .getByRole('search')
    .evaluate(({ children }) =>
      [...children]
        .flatMap((child) => (getComputedStyle(child).display === 'contents' ? [...child.children] : child))
        .map((child) => Math.round(child.getBoundingClientRect().top)),
    )
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  expect(new Set(tops).size).toBe(1)
})

it('e-mail addresses and the chosen order are not cut off while there is room', async () => {
  const { page } = flow()
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit(page, '/communication-person')
  const mails = page.locator('td[data-field=email]').filter({ hasText: '@' })
  await mails.first().waitFor()
  expect(await mails.evaluateAll(cutOff)).toEqual([])
  const sort = page.getByRole('search').getByRole('combobox', { name: 'Sort By' })
  expect(await sort.evaluateAll(cutOff)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 720 })
})

it('the search box shares a row with the select before it on a phone', async () => {
  const { page } = flow()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/amaliat/amaliat-category')
  const search = page.getByRole('search')
  const [select, box] = await Promise.all([
    search.getByRole('combobox', { name: 'Filter By' }).boundingBox(),
    search.getByRole('searchbox').boundingBox(),
  ])
  expect(Math.abs((select?.y ?? 0) - (box?.y ?? 99))).toBeLessThan(6)
  await page.setViewportSize({ width: 1280, height: 720 })
})

it('the check boxes of cards are as large as those of a phone, and have the colour of the theme', async () => {
  const { page } = flow()
  await visit(page, '/photo-gallery')
  const box = page.getByRole('main').getByRole('checkbox').first()
  await box.waitFor()
  expect(await box.boundingBox()).toMatchObject({ width: 20, height: 20 })
  expect(await box.evaluate((input) => getComputedStyle(input).accentColor)).not.toBe('auto')
})

it('all columns of /book fit with long German headings', async () => {
  const { page } = flow()
  await visit(page, '/book')
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.reload()
  const table = page.getByRole('table')
  await table.getByRole('row').nth(1).waitFor()
  const hidden = await table.evaluate(({ parentElement: frame }) =>
    frame ? frame.scrollWidth - frame.clientWidth : Number.NaN,
  )
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  expect(hidden).toBe(0)
})

it('the column that names the rows is the widest', async () => {
  const { page } = flow()
  for (const [path, name] of [
    ['/role/all', 'roleName'],
    ['/history', 'label'],
    ['/masyala', 'question'],
    ['/donation', 'name'],
  ] as const) {
    await visit(page, path)
    await page.locator('tbody tr').first().waitFor()
    const widths = await page
      .locator('thead th')
      .evaluateAll((all) =>
        all.map((head) => [(head as HTMLElement).dataset.field, head.getBoundingClientRect().width] as const),
      )
    const widest = Math.max(...widths.filter(([field]) => field !== 'actions').map(([, width]) => width))
    expect(widths.find(([field]) => field === name)?.[1], path).toBeGreaterThan(widest - 1)
  }
})

/** The words in cells of the table that are broken over two lines. */
const brokenWords = (table: Element): string[] => {
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const range = document.createRange()
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.closest('td')) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s/-]+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
      if (lines.size > 1) found.push(word)
    }
  }
  return found
}

it('no word is broken in a small window', async () => {
  const { page } = flow()
  for (const path of ['/honourable-members/all', '/doctor/all', '/videos/all', '/hadith/all']) {
    await visit(page, path)
    const table = page.getByRole('table')
    await table.getByRole('row').nth(1).waitFor()
    expect(await table.evaluate(brokenWords), path).toEqual([])
  }
})

it.each(['ar', 'bn'])('no date is broken where names of months are wide (%s)', async (language) => {
  const { page } = flow()
  await visit(page, '/event/all')
  await page.evaluate((code) => localStorage.setItem('language', code), language)
  await page.reload()
  await page.getByRole('row').nth(1).waitFor()
  const dates = await page.locator('td').evaluateAll((cells) => {
    const found = cells.filter((cell) => /^\p{Nd}\p{Nd}-\S+-\p{Nd}{4}$/u.test(cell.textContent ?? ''))
    return found.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 8))
      return { lines: new Set(tops).size, hidden: cell.scrollWidth - cell.clientWidth }
    })
  })
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  expect(dates.length).toBeGreaterThan(9)
  expect(dates.filter(({ lines, hidden }) => lines > 1 || hidden > 0)).toEqual([])
})

it('rows of the history have two lines at most', async () => {
  const { page, api } = flow()
  const title = 'Recitations with translation and commentary for beginners, in four parts'
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/media-category/create', {
    title,
    active: true,
    video: true,
  })
  await api.send('DELETE', `/api/media-category/delete/${payload.id}`)
  await visit(page, '/history')
  const row = page.getByRole('row').filter({ hasText: title }).first()
  await row.waitFor()
  expect((await row.boundingBox())?.height).toBeLessThan(50)
})
