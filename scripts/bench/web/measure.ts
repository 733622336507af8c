import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'
import { launchBrowser } from '../../../tests/support/browser/browser.ts'
import { kibOf, type Opened, openPage, type Profile } from '../open-page.ts'
import type { AwaitedElement } from '../probe.ts'
import type { Figures, Part, Side } from './figures.ts'

/** One side: its address, the token, and the texts of the first rows of the list's first two pages. */
export interface Target {
  side: Side
  url: string
  token: string
  firstRow: string
  nextRow: string
}

const rows = 'main [role="row"][data-id], main tbody tr'
const nextButton = 'button[aria-label="Go to next page"]'
const addLink = 'a[href$="/dua/add"]'
const fields: Readonly<Record<Side, string>> = { console: '[id="form/title"]', hand: 'input[name="title"]' }

/** Opens the list, or its form by address, and waits for it. */
const visit = (
  context: BrowserContext,
  { side, url, token, firstRow }: Target,
  profile: Profile,
  what: 'list' | 'form',
): Promise<Opened> =>
  openPage(
    context,
    `${url}/dua${what === 'form' ? '/add' : ''}`,
    what === 'form' ? { selector: fields[side], isInput: true } : { selector: rows, text: firstRow },
    profile,
    { accessToken: token },
  )

/** The load figures of a settled page; blocking is the time of tasks beyond 50 ms each. */
const loadOf = async ({ page, shown, scripts, requests }: Opened) => {
  const probe = await page.evaluate(() => window.probe)
  const blocking = probe.longTasks.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)
  const { firstPaint, largestPaint, layoutShift: shift } = probe
  const script = kibOf(await scripts(), 0, shown)
  return { row: shown, firstPaint, largestPaint, blocking, shift, requests: await requests(), script }
}

/** Milliseconds from a click to the end of the frame with its result. */
const timePress = async ({ press }: Opened, selector: string, awaited: AwaitedElement): Promise<number> => {
  const [waited = { pressed: Number.NaN, shown: Number.NaN }] = await press(selector, awaited)
  return waited.shown - waited.pressed
}

const pressAdd = (list: Opened, { side }: Target): Promise<number> =>
  timePress(list, addLink, { selector: fields[side], isInput: true })

const keystrokes = 'quick words about rain quick words about'

/** Types into the first field; throws if a character is lost or misplaced. */
const typing = async ({ page, cdp, settle }: Opened, { side }: Target): Promise<Figures> => {
  const scriptTime = async (): Promise<number> => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  await cdp.send('Performance.enable')
  const field = page.locator(fields[side])
  await field.click()
  await settle()
  await page.evaluate(() => window.probe.timeKeys())
  const before = await scriptTime()
  await page.keyboard.type(keystrokes, { delay: 100 })
  await sleep(200)
  const script = (await scriptTime()) - before
  const times = (await page.evaluate(() => window.probe.keys)).toSorted((a, b) => a - b)
  await field.blur()
  const value = await field.inputValue()
  if (value !== keystrokes) throw new Error(`"${keystrokes}" was typed and "${value}" arrived`)
  const keyFrame = times[Math.ceil(times.length * 0.75) - 1] ?? Number.NaN
  return { keyScript: script / keystrokes.length, keyFrame }
}

/** Live JavaScript memory in MiB, and DOM elements per visible row. */
const weightOf = async ({ page, cdp, unthrottle }: Opened): Promise<Figures> => {
  await unthrottle()
  // Objects freed by the first collection may hold others.
  for (let times = 0; times < 2; times += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const elements = await page.evaluate(
    (selector) => document.querySelectorAll('*').length / document.querySelectorAll(selector).length,
    rows,
  )
  return { heap: usedSize / 1024 / 1024, elements }
}

type Visit = (context: BrowserContext, target: Target, profile: Profile) => Promise<Figures>

/** The list with an empty cache and its next page; then with a full cache. */
const listVisit: Visit = async (context, target, profile) => {
  const list = await visit(context, target, profile, 'list')
  await list.settle()
  const cold = await loadOf(list)
  const next = await timePress(list, nextButton, { selector: rows, text: target.nextRow })
  await list.page.close()
  const again = await visit(context, target, profile, 'list')
  await again.settle()
  const warm = await loadOf(again)
  const { requests: _, script: __, ...times } = warm
  const ofWarm = Object.entries(times).map(([name, value]) => [`${name}Warm`, value])
  return { ...cold, next, ...Object.fromEntries(ofWarm), ...(await weightOf(again)) }
}

/** The form once the list is idle, and typing in it. */
const typingVisit =
  (wanted: ReadonlySet<Part>): Visit =>
  async (context, target, profile) => {
    const list = await visit(context, target, profile, 'list')
    await list.settle()
    const formQuiet = await pressAdd(list, target)
    await list.settle()
    const typed = wanted.has('keys') ? await typing(list, target) : {}
    return { ...(wanted.has('form') && { formQuiet }), ...typed }
  }

/** Presses Add as soon as the first row is there. */
const formAtOnce: Visit = async (context, target, profile) => ({
  form: await pressAdd(await visit(context, target, profile, 'list'), target),
})

const formByAddress: Visit = async (context, target, profile) => ({
  formAddress: (await visit(context, target, profile, 'form')).shown,
})

/** Measures in a browser with an empty cache. */
const inFreshBrowser = async (measure: (context: BrowserContext) => Promise<Figures>): Promise<Figures> => {
  const browser = await launchBrowser({ isMeasured: true })
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    context.setDefaultTimeout(60_000)
    await context.newPage()
    // A new browser window has its own background work.
    await sleep(1500)
    return await measure(context)
  } finally {
    await browser.close()
  }
}

/** Measures these parts of one side once, each cold visit in a new browser. */
export const measureSide = async (
  target: Target,
  profile: Profile,
  wanted: ReadonlySet<Part>,
): Promise<Figures> => {
  const visits = [
    ...(wanted.has('list') ? [listVisit] : []),
    ...(wanted.has('form') || wanted.has('keys') ? [typingVisit(wanted)] : []),
    ...(wanted.has('form') ? [formAtOnce, formByAddress] : []),
  ]
  const found: Figures = {}
  for (const measure of visits)
    Object.assign(found, await inFreshBrowser((context) => measure(context, target, profile)))
  return found
}

/** A network on which each request takes a second: the number of seconds is the number of round trips. */
const network = { latency: 1000, downloadThroughput: -1, uploadThroughput: -1 }

/** Signs in with an empty cache, until the dashboard's heading and figures are there; `figure` is one of these. */
export const measureSignIn = (
  url: string,
  admin: { email: string; password: string },
  figure: string,
): Promise<Figures> =>
  inFreshBrowser(async (context) => {
    const password = 'input[type="password"]'
    const form = { selector: password, isInput: true }
    const opened = await openPage(context, `${url}/auth/sign-in`, form, { cpu: 1, network })
    await opened.settle()
    await opened.page.locator('input[type="email"]').fill(admin.email)
    await opened.page.locator(password).fill(admin.password)
    const awaited = [
      { selector: 'main h1', text: 'Dashboard' },
      { selector: 'main', text: figure },
    ]
    const waited = await opened.press('button[type="submit"]', ...awaited)
    await opened.settle()
    const scripts = await opened.scripts()
    const { pressed = Number.NaN, shown = Number.NaN } = waited[0] ?? {}
    const [waits = Number.NaN, waitsForFigures = Number.NaN] = waited.map((one) =>
      Math.floor((one.shown - one.pressed) / network.latency),
    )
    return {
      formScript: kibOf(scripts, 0, opened.shown),
      dashboardScript: kibOf(scripts, 0, shown),
      waitedScript: kibOf(scripts, pressed, shown),
      waits,
      waitsForFigures,
    }
  })
