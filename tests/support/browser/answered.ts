import type { Page, Request } from 'playwright-core'

/** The pending requests of a page, and their total. */
const askedOf = new WeakMap<Page, { open: Set<Request>; count: number }>()

/** Records the requests of a page from now on. */
export const noteRequests = (page: Page): void => {
  const asked = { open: new Set<Request>(), count: 0 }
  askedOf.set(page, asked)
  page.on('request', (request) => {
    // A stream of events never ends.
    if (request.url().includes('/api/presence/')) return
    asked.open.add(request)
    asked.count += 1
  })
  const end = (request: Request): void => void asked.open.delete(request)
  page.on('requestfinished', end).on('requestfailed', end)
}

/**
 * Waits until a page has received all responses, has rendered and is idle; if its requests were not recorded from
 * the start, until it has sent none for half a second.
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
