import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, samePage: true })

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

const openList = async (page: Page): Promise<void> => {
  await page.goto('/country')
  await page.locator('main tbody tr').first().waitFor()
}

describe('the scroll position of a page', () => {
  it('keeps its state after a reload and after going back', async () => {
    const { page } = flow()
    await page.setViewportSize({ width: 1280, height: 300 })
    await openList(page)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await page.evaluate(() => window.scrollTo(0, 100))
    await page.reload()
    await expect.poll(() => scrolled(page)).toBe(100)
    await page.locator('main tbody tr').first().waitFor()
    await visit(page, '/district')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(100)
  })

  it('does not apply to another page that is opened by its address', async () => {
    const { page } = flow()
    await page.setViewportSize({ width: 1280, height: 300 })
    await openList(page)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await page.evaluate(() => window.scrollTo(0, 100))
    await page.goto('/district')
    await page.locator('main tbody tr').first().waitFor()
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    expect(await scrolled(page)).toBe(0)
  })

  it('is kept when the user scrolls before the console has started completely', async () => {
    const { page } = flow()
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.addInitScript(() => {
      const scrollEarly = () => {
        if (!document.querySelector('main tbody tr')) requestAnimationFrame(scrollEarly)
        else if (history.scrollRestoration === 'auto') window.scrollTo(0, 100)
      }
      scrollEarly()
    })
    await page.goto('/district')
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await expect.poll(() => scrolled(page)).toBe(100)
  })
})
