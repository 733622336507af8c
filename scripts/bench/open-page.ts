import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { type AwaitedElement, installProbe, type Waited } from './probe.ts'

/** The browser's CPU and network throttling; `network` in the format of its emulation. */
export interface Profile {
  name: string
  label: string
  cpu: number
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number }
}

/** A requested script: its start in milliseconds of the page, and its compressed size. */
export interface LoadedScript {
  url: string
  start: number
  kib: number
}

/** Size of the scripts requested in a period, in KiB. */
export const kibOf = (scripts: readonly LoadedScript[], from: number, to: number): number =>
  scripts.reduce((sum, { start, kib }) => sum + (start >= from && start < to ? kib : 0), 0)

/** A page under measurement. */
export type Opened = Awaited<ReturnType<typeof openPage>>

/** A page has settled after this many milliseconds without requests and work. */
const idleTime = 600

/** Whether requests are open, or were during the last `milliseconds`; event streams are ignored. */
const watchRequests = (page: Page): ((milliseconds: number) => boolean) => {
  const open = new Set<object>()
  let lastChange = Date.now()
  page.on('request', (request) => {
    if (!request.headers().accept?.includes('event-stream')) open.add(request)
    lastChange = Date.now()
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      open.delete(request)
      lastChange = Date.now()
    })
  return (milliseconds) => open.size > 0 || Date.now() - lastChange < milliseconds
}

/** Opens an address under a profile, with these entries in its local storage, and waits for the element. */
export const openPage = async (
  context: BrowserContext,
  address: string,
  first: AwaitedElement,
  { cpu, network }: Pick<Profile, 'cpu' | 'network'> = { cpu: 1 },
  storage: Readonly<Record<string, string>> = {},
) => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const isBusy = watchRequests(page)
  await cdp.send('Network.enable')
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network })
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript((entries) => {
    performance.setResourceTimingBufferSize(2000)
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, storage)
  await page.addInitScript(installProbe, first)
  await page.goto(address, { waitUntil: 'commit' })
  const shown = await page.evaluate(() => window.probe.first)
  const isWorking = (): Promise<boolean> =>
    page.evaluate((milliseconds) => {
      const [began = 0, length = 0] = window.probe.longTasks.at(-1) ?? []
      return length > 0 && performance.now() - began - length < milliseconds
    }, idleTime)
  const resources = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name: url, startTime: start, encodedBodySize, initiatorType: type }) => ({
          ...{ url, start, type },
          kib: encodedBodySize / 1024,
        }),
      ),
    )
  return {
    page,
    cdp,
    /** Milliseconds from the request to the end of the frame with the element. */
    shown,
    scripts: async (): Promise<LoadedScript[]> => {
      const scripts = (await resources()).filter(({ url }) => new URL(url).pathname.endsWith('.js'))
      return [...new Map(scripts.toReversed().map((script) => [script.url, script])).values()]
    },
    /** Number of requests until `shown`, without pictures, preflights and the page itself. */
    requests: async (): Promise<number> =>
      (await resources()).filter(({ start, type }) => start <= shown && type !== 'img').length,
    /** Waits until the page has settled, at most half a minute. */
    settle: async (): Promise<void> => {
      const deadline = Date.now() + 30_000
      while (Date.now() < deadline && (isBusy(idleTime) || (await isWorking()))) await sleep(100)
    },
    /** Removes the throttling. */
    unthrottle: async (): Promise<void> => {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
      await cdp.send('Network.emulateNetworkConditions', unlimited)
    },
    /** Clicks on the first element of a selector; returns the delay of each of the elements. */
    press: async (selector: string, ...elements: readonly AwaitedElement[]): Promise<Waited[]> => {
      const armed = await page.evaluateHandle((all) => all.map(window.probe.afterClick), elements)
      await page.locator(selector).first().click()
      return armed.evaluate((all) => Promise.all(all.map(({ waited }) => waited)))
    },
  }
}
