import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** One script the page asked for: when, by the page's own clock in milliseconds, and its size compressed. */
export interface LoadedScript {
  url: string
  start: number
  bytes: number
}

/** What a page has loaded, and when each awaited thing first showed. */
export interface PageLoad {
  scripts: () => Promise<LoadedScript[]>
  /** Waits until the selector matches; answers when it first did. */
  shown: (selector: string) => Promise<number>
}

declare global {
  interface Window {
    shownAt: Record<string, number>
  }
}

/** In the page: notes the moment at which each selector first matches. */
const noteShown = (selectors: readonly string[]): void => {
  window.shownAt = {}
  performance.setResourceTimingBufferSize(2000)
  const look = (): void => {
    for (const selector of selectors) {
      if (!(selector in window.shownAt) && document.querySelector(selector)) {
        window.shownAt[selector] = performance.now()
      }
    }
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true })
}

/** Puts a page under measurement before it opens anything. */
export const measureLoad = async (page: Page, selectors: readonly string[]): Promise<PageLoad> => {
  await page.addInitScript(noteShown, selectors)
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    const size = response.body().then((body) => gzipSync(body, { level: 6 }).length)
    sizes.set(
      response.url(),
      size.catch(() => 0),
    )
  })
  return {
    scripts: async () => {
      await page.waitForLoadState('networkidle')
      const entries = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .map(({ name, startTime }) => ({ url: name, start: startTime })),
      )
      const first = new Map(entries.toReversed().map((entry) => [entry.url, entry]))
      const sized = [...first.values()].map(async (entry) => ({
        ...entry,
        bytes: (await sizes.get(entry.url)) ?? 0,
      }))
      return Promise.all(sized)
    },
    shown: async (selector) => {
      await page.waitForFunction((name) => name in window.shownAt, selector, { timeout: 60_000 })
      return page.evaluate((name) => window.shownAt[name] ?? Number.POSITIVE_INFINITY, selector)
    },
  }
}

/** Compressed size, in KiB, of the scripts asked for from `from` on and before `to`. */
export const kibOf = (scripts: readonly LoadedScript[], from: number, to: number): number =>
  scripts.filter(({ start }) => start >= from && start < to).reduce((sum, { bytes }) => sum + bytes, 0) / 1024
