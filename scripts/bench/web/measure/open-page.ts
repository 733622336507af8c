import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { Profile } from '../profiles.ts'
import { type Network, watchNetwork } from './network.ts'
import { installProbe, type Waited, type Watched } from './probe.ts'
import { recordTimings } from './timings.ts'

/** A page under measurement. */
export interface Opened {
  page: Page
  cdp: CDPSession
  network: Network
  /** Milliseconds from asking for the page to the end of the frame with what it was opened for. */
  shown: number
  /** When the page was asked for, in milliseconds since 1970. */
  origin: number
  /** Waits until the page has nothing more to do. */
  settle: () => Promise<void>
  /** From now on machine and line are as fast as they are. */
  unthrottle: () => Promise<void>
  /** Clicks on the first element of a selector; answers how long each of some sights took to appear. */
  press: (selector: string, ...sights: readonly string[]) => Promise<Waited[]>
}

/** A page counts as settled when it has neither asked for anything nor worked for so many milliseconds. */
const idleTime = 600

/** After so long, in milliseconds, it is measured as it is. */
const timeout = 30_000

const settleOf = (page: Page, network: Network) => async (): Promise<void> => {
  const deadline = Date.now() + timeout
  const isWorking = (): Promise<boolean> =>
    page.evaluate((milliseconds) => {
      const last = window.timings.longTasks.at(-1)
      return last !== undefined && performance.now() - last[0] - last[1] < milliseconds
    }, idleTime)
  while (Date.now() < deadline && (network.isBusy(idleTime) || (await isWorking()))) await sleep(100)
}

const pressOf =
  (page: Page) =>
  async (selector: string, ...sights: readonly string[]): Promise<Waited[]> => {
    const armed = await page.evaluateHandle((names) => names.map(window.probe.afterClick), sights)
    await page.locator(selector).first().click()
    return armed.evaluate((all) => Promise.all(all.map(({ waited }) => waited)))
  }

const unlimited = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

const unthrottleOf = (cdp: CDPSession) => async (): Promise<void> => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await cdp.send('Network.emulateNetworkConditions', unlimited)
}

/** What the browser keeps of earlier visits, by name. */
export type Kept = Readonly<Record<string, string>>

const keep = (kept: Kept): void => {
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
}

/** Opens an address under a profile, in a browser that keeps something already, and waits for the first sight. */
export const openPage = async (
  context: BrowserContext,
  address: string,
  watched: Watched,
  { cpu, network: line }: Pick<Profile, 'cpu' | 'network'>,
  kept: Kept = {},
): Promise<Opened> => {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const network = await watchNetwork(cdp)
  if (line) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...line })
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  await page.addInitScript(keep, kept)
  await page.addInitScript(recordTimings)
  await page.addInitScript(installProbe, watched)
  await page.goto(address, { waitUntil: 'commit' })
  const { shown, origin } = await page.evaluate(async () => ({
    shown: await window.probe.first,
    origin: performance.timeOrigin,
  }))
  return {
    page,
    cdp,
    network,
    shown,
    origin,
    settle: settleOf(page, network),
    unthrottle: unthrottleOf(cdp),
    press: pressOf(page),
  }
}
