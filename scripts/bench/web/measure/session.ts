import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import { launchBrowser } from '../../../../tests/support/browser/browser.ts'
import type { FigureName } from '../aims.ts'
import type { Profile } from '../profiles.ts'
import type { Done } from '../run.ts'
import type { Part } from '../screens.ts'
import { type Load, loadOf, weightOf } from './load.ts'
import type { Opened } from './open-page.ts'
import { proveTyping, type } from './type.ts'
import { type Target, visit } from './visit.ts'

export type Figures = Partial<Record<FigureName, number>>

/** Milliseconds from a click to the end of the frame with what it brings. */
const timePress = async ({ press }: Opened, selector: string, sight: string): Promise<number> => {
  const [waited = { pressed: Number.NaN, shown: Number.NaN }] = await press(selector, sight)
  return waited.shown - waited.pressed
}

type Measure = (context: BrowserContext, target: Target, profile: Profile) => Promise<Figures>

const coldFigures = (load: Load): Figures => ({
  row: load.shown,
  firstPaint: load.firstPaint,
  largestPaint: load.largestPaint,
  blocking: load.blocking,
  shift: load.shift,
  requests: load.requests,
  script: load.scriptKib,
})

const warmFigures = (load: Load): Figures => ({
  rowWarm: load.shown,
  firstPaintWarm: load.firstPaint,
  largestPaintWarm: load.largestPaint,
  blockingWarm: load.blocking,
  shiftWarm: load.shift,
})

/** The list with an empty cache and its next page, the form from it once it is quiet, and typing there. */
const listAndForm = async (
  context: BrowserContext,
  target: Target,
  profile: Profile,
  parts: ReadonlySet<Part>,
): Promise<Figures> => {
  const list = await visit(context, target, profile, 'list')
  const figures: Figures = {}
  await list.settle()
  if (parts.has('list')) {
    Object.assign(figures, coldFigures(await loadOf(list)))
    figures.next = await timePress(list, target.places.next, 'nextRow')
    await list.settle()
  }
  if (parts.has('form') || parts.has('keys')) {
    const form = await timePress(list, target.places.add, 'field')
    if (parts.has('form')) figures.formQuiet = form
    await list.settle()
  }
  if (parts.has('keys')) {
    const { script, frame } = await type(list, target)
    Object.assign(figures, { keyScript: script, keyFrame: frame })
  }
  await list.page.close()
  return figures
}

/** The list with a full cache. */
const listAgain: Measure = async (context, target, profile) => {
  const list = await visit(context, target, profile, 'list')
  await list.settle()
  return { ...warmFigures(await loadOf(list)), ...(await weightOf(list, target.places.rows)) }
}

const listVisits =
  (parts: ReadonlySet<Part>): Measure =>
  async (context, target, profile) => ({
    ...(await listAndForm(context, target, profile, parts)),
    ...(parts.has('list') && (await listAgain(context, target, profile))),
  })

/** Add pressed as soon as the first row stands. */
const formAtOnce: Measure = async (context, target, profile) => {
  const list = await visit(context, target, profile, 'list')
  const form = await timePress(list, target.places.add, 'field')
  await proveTyping(list, target)
  return { form }
}

/** The form opened by its address. */
const formByAddress: Measure = async (context, target, profile) => {
  const form = await visit(context, target, profile, 'form')
  await proveTyping(form, target)
  return { formAddress: form.shown }
}

const inFreshProfile = async (
  browser: Browser,
  { screen }: Target,
  rest: number,
  measure: (context: BrowserContext) => Promise<Figures>,
): Promise<Figures> => {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    locale: 'en-GB',
  })
  try {
    context.setDefaultTimeout(60_000)
    await context.newPage()
    await sleep(rest)
    return await measure(context)
  } finally {
    await context.close()
  }
}

/**
 * Measures one screen of one side, once, in a browser of its own; each visit that is cold has a profile of its own, which
 * `rest` milliseconds are left to: a browser works for itself while a window of it is new.
 */
export const measureScreen = async (
  target: Target,
  profile: Profile,
  parts: ReadonlySet<Part>,
  rest: number,
  done: Done,
): Promise<Figures> => {
  const browser = await launchBrowser({ isMeasured: true })
  try {
    const measures: Measure[] = [listVisits(parts), ...(parts.has('form') ? [formAtOnce, formByAddress] : [])]
    const all: Figures = {}
    for (const measure of measures)
      Object.assign(
        all,
        await inFreshProfile(browser, target, rest, (context) => measure(context, target, profile)),
      )
    await done()
    return all
  } finally {
    await browser.close()
  }
}
