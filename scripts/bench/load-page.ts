import type { Page } from 'playwright-core'

/** One script the page asked for: when, by the page's own clock in milliseconds, and its size in bytes as it was sent. */
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
  return {
    scripts: async () => {
      await page.waitForLoadState('networkidle')
      const entries = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
          .map((entry) => ({
            url: entry.name,
            start: entry.startTime,
            bytes: (entry as PerformanceResourceTiming).encodedBodySize,
          })),
      )
      return [...new Map(entries.toReversed().map((entry) => [entry.url, entry])).values()]
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
