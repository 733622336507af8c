import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

/** A window of 1440 by 900 pixels at 400 % zoom. */
const zoomed = { width: 360, height: 225 }

/** The horizontal overflow of the page in pixels. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Presses a key again and again, and names focused elements that are completely covered. */
const hiddenStops = async (page: Page, key: string, presses: number): Promise<string[]> => {
  const hidden: string[] = []
  for (let pressed = 0; pressed < presses; pressed++) {
    await page.keyboard.press(key)
    const name = await page.evaluate(() => {
      const stop = document.activeElement
      if (!stop?.closest('main tbody, main li')) return null
      const box = stop.getBoundingClientRect()
      const isUnder = (over: Element | null): boolean => {
        const { top = 0, bottom = 0 } = over?.getBoundingClientRect() ?? {}
        return top <= box.top && box.bottom <= bottom
      }
      const over = ['header', '.selection-frame', 'main label + button'].map((name) =>
        document.querySelector(name),
      )
      return over.some(isUnder) ? `${stop.getAttribute('aria-label')} at ${box.top}` : null
    })
    if (name !== null) hidden.push(name)
  }
  return hidden
}

describe('focused elements are not covered by the top bar, nor by the bar of selected rows', () => {
  it.each([zoomed, { width: 720, height: 450 }, { width: 390, height: 844 }])('%o', async (size) => {
    const { page } = flow()
    await page.setViewportSize(size)
    await visit(page, '/dua')
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^(?!All)/ })
    await boxes.nth(1).check()
    const bar = page.getByRole('region', { name: 'Selected rows' })
    await bar.waitFor()
    expect(await hiddenStops(page, 'Tab', 30)).toEqual([])
    await boxes.last().focus()
    expect(await hiddenStops(page, 'Shift+Tab', 30)).toEqual([])
    // At the end of the page the bar covers no part of the list.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [foot, over] = [
      await page.getByRole('button', { name: 'Go to next page' }).boundingBox(),
      await bar.boundingBox(),
    ]
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
  })
})

it('a list in a low window stays within its width', async () => {
  const { page } = flow()
  await page.setViewportSize(zoomed)
  await visit(page, '/dua')
  await page.getByRole('button', { name: 'Go to next page' }).waitFor()
  expect(await sideways(page)).toBe(0)
})

it('the long name of a record stays within its history, and within the choices of a field', async () => {
  const { page, api } = flow()
  const title = `Llanfair${'pwllgwyngyll'.repeat(19)}`
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/dua-category/create', {
    title,
    active: true,
  })
  await page.setViewportSize({ width: 390, height: 844 })
  const hidden = (part: Element): number => part.scrollWidth - part.clientWidth
  await visit(page, '/history')
  await page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: /^History/ })
    .first()
    .click()
  const history = page.getByRole('dialog', { name: title })
  await history.getByRole('button', { name: 'Close' }).waitFor()
  expect(await history.evaluate(hidden)).toBe(0)
  await visit(page, '/dua/add')
  await page.getByRole('combobox', { name: 'Dua Category' }).fill('Llanfair')
  await page.getByRole('option', { name: title }).waitFor()
  expect(await page.getByRole('option', { name: title }).evaluate(hidden)).toBe(0)
  await page.getByRole('combobox', { name: 'Dua Category' }).fill('')
  await api.send('DELETE', `/api/dua-category/delete/${payload.id}`)
})

it('the long name of a parent stays within the page', async () => {
  const { page, api } = flow()
  const name = `Llanfair${'pwllgwyngyll'.repeat(19)}`
  const { payload } = await api.send<{ payload: { id: number } }>('POST', '/api/country/create', {
    name,
    active: true,
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/country/view-city/${payload.id}`)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(name).waitFor()
  expect(await sideways(page)).toBe(0)
  await api.send('DELETE', `/api/country/delete/${payload.id}`)
})

it('text twice as large as usual stays within a phone', async () => {
  const { page } = flow()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/dua')
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await page.getByRole('button', { name: 'Account' }).waitFor()
  expect(await sideways(page)).toBe(0)
})

it('text twice as large as usual has room in the filters of a list', async () => {
  const { page } = flow()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/donation')
  await page.getByRole('group', { name: 'Amount' }).waitFor()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const cut = await page.getByRole('search').evaluate((toolbar) =>
    [...toolbar.querySelectorAll('div > label + *')].flatMap((field) => {
      const label = field.previousElementSibling
      const isCut = [field, label].some((part) => part && part.scrollHeight > part.clientHeight + 1)
      return isCut ? [label?.textContent] : []
    }),
  )
  expect(cut).toEqual([])
})
