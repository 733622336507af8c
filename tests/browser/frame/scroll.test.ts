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

describe('where one was on a page', () => {
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

  it('is not where another page begins that is opened by its address', async () => {
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

  it('is not looked up before there is something to see', async () => {
    const { page } = flow()
    // While it starts, the browser may keep a page waiting for its storage.
    await page.addInitScript(() => {
      const { get } = Object.getOwnPropertyDescriptor(window, 'sessionStorage') ?? {}
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          performance.mark(document.querySelector('main tbody tr') ? 'asked with rows' : 'asked without rows')
          return get?.call(window)
        },
      })
    })
    await openList(page)
    const asked = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('mark')
          .map(({ name }) => name)
          .filter((name) => name.startsWith('asked')),
      )
    await expect.poll(asked).toContain('asked with rows')
    expect(await asked()).not.toContain('asked without rows')
  })
})
