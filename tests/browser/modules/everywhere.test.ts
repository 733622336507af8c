import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../../support/browser/axe.ts'
import { openPage, screenshot } from '../../support/browser/browser.ts'
import { signIn, visit } from '../../support/browser/console-actions.ts'
import { prepareConsole } from '../../support/browser/prepare-console.ts'
import { addressesOf, allModules, screensOf } from '../../support/module-screens.ts'
import { askRows, type Subject, subjectFor } from '../walker/subject.ts'
import { reducedMotion } from '../walker/walk.ts'

// Every screen of every module: too slow for each change.
const isAsked = process.env.WALK_ALL === '1'

const prepared = prepareConsole()
let subjects: readonly Subject[]
const pages: Record<string, Page> = {}

const open = async (theme: string, width: number): Promise<Page> => {
  const { browser, server } = prepared()
  const { page } = await openPage(browser, {
    baseURL: server.url,
    context: { ...reducedMotion, viewport: { width, height: 900 } },
  })
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme)
  await signIn(page)
  return page
}

beforeAll(async () => {
  if (!isAsked) return
  const { api } = prepared()
  subjects = await Promise.all(allModules().map((module) => subjectFor(api, module)))
  pages.light = await open('DEFAULT', 1440)
  pages.dark = await open('DARK', 1440)
  // The width of a page at 400 % zoom on a screen of 1,280 pixels.
  pages.narrow = await open('DEFAULT', 320)
})

const subjectOf = (id: string): Subject => {
  const found = subjects.find(({ module }) => module.id === id)
  if (!found) throw new Error(`There is no module "${id}"`)
  return found
}

/** The addresses of a module's screens; for those of a record, the first row's. */
const screens = async ({ module, list, add, values }: Subject): Promise<string[]> => {
  const has = screensOf(module)
  const [row] = list === null ? [] : await askRows(prepared().api, { module, list, add, values })
  const ofRecord = (['edit', 'view'] as const)
    .filter((place) => has[place] && row !== undefined)
    .flatMap((place) => addressesOf(module, place, { ...values.route, ...row }).slice(0, 1))
  return [list, add, ...ofRecord].filter((address) => address !== null)
}

const settle = async (page: Page, address: string): Promise<void> => {
  await visit(page, '/admin/profile')
  await visit(page, address)
  // No accidental tooltip.
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
}

/** Opens everything that opens over a page: from its first row, and from each element that announces a popup. */
const opened = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  const openers = page
    .locator('main [role=row][data-id]')
    .first()
    .locator('button')
    .or(page.locator('main button[aria-haspopup]'))
    .and(page.locator(':enabled:not([aria-disabled=true])'))
  const overlay = page.locator(
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], .MuiPopover-root',
  )
  for (let index = 0; index < (await openers.count()); index += 1) {
    const opener = openers.nth(index)
    if (!(await opener.isVisible())) continue
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent())
    await opener.click()
    await overlay
      .first()
      .waitFor({ timeout: 2000 })
      .catch(() => undefined)
    if ((await overlay.count()) === 0) continue
    found.push(...(await violations(page, ':root', true)).map((line) => `${name}: ${line}`))
    await page.keyboard.press('Escape')
    await overlay
      .first()
      .waitFor({ state: 'detached', timeout: 2000 })
      .catch(() => undefined)
    if ((await overlay.count()) > 0) break
  }
  return found
}

describe.skipIf(!isAsked).each(allModules().map(({ id }) => id))('%s', (id) => {
  it.each(['light', 'dark'])('passes axe, %s', async (theme) => {
    const page = pages[theme] as Page
    const subject = subjectOf(id)
    const found: string[] = []
    for (const address of await screens(subject)) {
      await settle(page, address)
      const lines = await violations(page)
      if (address === subject.list && theme === 'light') lines.push(...(await opened(page)))
      if (lines.length > 0) await screenshot(page, `axe ${id} ${theme} ${address.replaceAll('/', '_')}`)
      found.push(...lines.map((line) => `${address}: ${line}`))
    }
    expect(found).toEqual([])
  })

  it('needs no scrolling to the side at 320 pixels', async () => {
    const page = pages.narrow as Page
    const found: string[] = []
    for (const address of await screens(subjectOf(id))) {
      await settle(page, address)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width > 320) {
        await screenshot(page, `narrow ${id} ${address.replaceAll('/', '_')}`)
        found.push(`${address}: ${width}`)
      }
    }
    expect(found).toEqual([])
  })
})
