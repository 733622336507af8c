import type { Page, Request } from 'playwright-core'

/** What pages have asked for and not been answered yet, and how often they have asked at all. */
const askedOf = new WeakMap<Page, { open: Set<Request>; count: number }>()

/** Begins to note what a page asks for. */
export const noteRequests = (page: Page): void => {
  const asked = { open: new Set<Request>(), count: 0 }
  askedOf.set(page, asked)
  page.on('request', (request) => {
    // A stream of events goes on for ever.
    if (request.url().includes('/api/presence/')) return
    asked.open.add(request)
    asked.count += 1
  })
  const end = (request: Request): void => void asked.open.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
}

/**
 * Waits until a page has all that it asked for, has drawn it, has nothing more to do, and asks for nothing more; where
 * nobody has noted that from the beginning, until it has asked for nothing for half a second.
 */
export const whenAnswered = async (page: Page): Promise<void> => {
  const asked = askedOf.get(page)
  if (!asked) return page.waitForLoadState('networkidle')
  for (;;) {
    const before = asked.count
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
    )
    if (asked.open.size === 0 && asked.count === before) return
  }
}
