import type { Browser, BrowserContext } from 'playwright-core'
import { launchBrowser } from '../../../../tests/support/browser.ts'
import type { FigureName } from '../aims.ts'
import type { Profile } from '../profiles.ts'
import type { Done } from '../run.ts'
import { loadOf, weightOf } from './load.ts'
import type { Opened } from './open-page.ts'
import { proveTyping, type } from './type.ts'
import { type Target, visit } from './visit.ts'

export type Part = 'list' | 'form' | 'keys'
export type Figures = Partial<Record<FigureName, number>>

/** Milliseconds from a click to the end of the frame with what it brings. */
const timePress = async ({ press }: Opened, selector: string, sight: string): Promise<number> => {
  const [waited = { pressed: Number.NaN, shown: Number.NaN }] = await press(selector, sight)
  return waited.shown - waited.pressed
}

type Measure = (context: BrowserContext, target: Target, profile: Profile) => Promise<Figures>

/** The list with an empty cache, its next page, the form from it once it is quiet; then the list with a full cache. */
const listVisits =
  (parts: ReadonlySet<Part>): Measure =>
  async (context, target, profile) => {
    const cold = await visit(context, target, profile, 'list')
    await cold.settle()
    const load = await loadOf(cold)
    const figures: Figures = {
      row: load.shown,
      firstPaint: load.firstPaint,
      largestPaint: load.largestPaint,
      blocking: load.blocking,
      shift: load.shift,
      requests: load.requests,
      script: load.scriptKib,
    }
    if (parts.has('list')) figures.next = await timePress(cold, target.places.next, 'nextRow')
    await cold.settle()
    if (parts.has('form') || parts.has('keys'))
      figures.formQuiet = await timePress(cold, target.places.add, 'field')
    await cold.settle()
    if (parts.has('keys')) {
      const typing = await type(cold, target)
      figures.keyScript = typing.script
      figures.keyFrame = typing.frame
    }
    await cold.page.close({ runBeforeUnload: false })
    if (!parts.has('list')) return figures
    const warm = await visit(context, target, profile, 'list')
    await warm.settle()
    const again = await loadOf(warm)
    return {
      ...figures,
      rowWarm: again.shown,
      firstPaintWarm: again.firstPaint,
      largestPaintWarm: again.largestPaint,
      blockingWarm: again.blocking,
      shiftWarm: again.shift,
      ...(await weightOf(warm, target.places.rows)),
    }
  }

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
  measure: (context: BrowserContext) => Promise<Figures>,
): Promise<Figures> => {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    locale: 'en-GB',
  })
  try {
    context.setDefaultTimeout(60_000)
    return await measure(context)
  } finally {
    await context.close()
  }
}

/** Measures one screen of one side, once, in a browser of its own; each visit that is cold has a profile of its own. */
export const measureScreen = async (
  target: Target,
  profile: Profile,
  parts: ReadonlySet<Part>,
  done: Done,
): Promise<Figures> => {
  const browser = await launchBrowser()
  try {
    const measures: Measure[] = [listVisits(parts), ...(parts.has('form') ? [formAtOnce, formByAddress] : [])]
    const all: Figures = {}
    for (const measure of measures)
      Object.assign(
        all,
        await inFreshProfile(browser, target, (context) => measure(context, target, profile)),
      )
    await done()
    return all
  } finally {
    await browser.close()
  }
}
