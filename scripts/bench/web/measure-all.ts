import pLimit from 'p-limit'
import { serializeQuery } from '../../../src/client/query-string.ts'
import { defaultPage, type Page, rowsOf } from '../../../src/contract/conventions/page.ts'
import { pageQuery } from '../../../src/contract/conventions/query.ts'
import type { FigureName, SignInFigureName } from './aims.ts'
import { type Figures, measureScreen } from './measure/session.ts'
import { measureSignIn } from './measure/sign-in.ts'
import type { Target } from './measure/visit.ts'
import type { Options } from './options.ts'
import type { Profile } from './profiles.ts'
import { measureAlone, type Notes } from './run.ts'
import { type Screen, type Side, sides } from './screens.ts'
import type { Api } from './serve/api.ts'
import type { Serving } from './serve/serve-all.ts'

/** What one measurement of a screen found. */
export interface Measured {
  run: number
  profile: string
  screen: string
  side: Side
  /** Which share of the machine others used meanwhile, from 0 to 1. */
  others: number
  figures: Figures
}

/** Everything that was measured. */
export interface All {
  screens: Measured[]
  signIn: Readonly<Record<SignInFigureName, number>>[]
  notes: Notes
}

/** What the first row of a page of the list says, by the API. */
const firstOf = async (api: Api, { request, label }: Screen, page: number): Promise<string> => {
  const found = await api.get<Page<{ title: string }>>(
    `${request}&${serializeQuery(pageQuery({ page, size: defaultPage.size }))}`,
  )
  const text = rowsOf(found)[0]?.[label]
  if (text === undefined) throw new Error(`${request} has no page ${page}`)
  return text
}

const targetsOf = async ({ api, urls }: Serving, screen: Screen): Promise<Record<Side, Target>> => {
  const [firstRow, nextRow] = [await firstOf(api, screen, 0), await firstOf(api, screen, 1)]
  const target = (side: Side): Target => ({
    screen,
    places: screen.places[side],
    url: urls[screen.elsewhere ? 'elsewhere' : 'here'][side],
    token: api.token,
    firstRow,
    nextRow,
  })
  return { console: target('console'), hand: target('hand') }
}

const inWords = (figures: Figures): string =>
  (['row', 'rowWarm', 'next', 'form', 'formQuiet', 'keyScript'] as const satisfies readonly FigureName[])
    .flatMap((name) => (figures[name] === undefined ? [] : [`${name} ${figures[name].toFixed(1)}`]))
    .join(', ')

const measureOne = async (
  notes: Notes,
  {
    run,
    profile,
    target,
    side,
    options,
  }: {
    run: number
    profile: Profile
    target: Target
    side: Side
    options: Options
  },
): Promise<Measured | null> => {
  const parts = new Set(target.screen.parts.filter((part) => options.parts.has(part)))
  if (parts.size === 0) return null
  const name = `run ${run}, ${profile.name}, ${target.screen.name}, ${side}`
  const began = performance.now()
  // Who takes whatever the machine gives waits for none of it.
  const rest = options.others < 1 ? 2000 : 0
  const alone = await measureAlone(name, options.others, notes, (done) =>
    measureScreen(target, profile, parts, rest, done),
  )
  if (!alone) return null
  const { measured: figures, others } = alone
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${name}: ${inWords(figures)}; others ${(others * 100).toFixed(1)} %, ${seconds} s`)
  return { run, profile: profile.name, screen: target.screen.name, side, others, figures }
}

/** Measures everything as often as asked, the two sides in turn, or at once where others may use the whole machine anyway. */
export const measureAll = async (serving: Serving, options: Options): Promise<All> => {
  const all: All = { screens: [], signIn: [], notes: { repeated: 0, leftOut: [], failed: [] } }
  const targets = new Map<Screen, Record<Side, Target>>()
  for (const screen of options.screens) targets.set(screen, await targetsOf(serving, screen))
  const oneByOne = pLimit(options.others < 1 ? 1 : sides.length)
  for (let run = 1; run <= options.runs; run += 1) {
    for (const profile of options.profiles)
      for (const target of targets.values()) {
        const measured = sides.map((side) =>
          oneByOne(() => measureOne(all.notes, { run, profile, target: target[side], side, options })),
        )
        all.screens.push(...(await Promise.all(measured)).filter((one) => one !== null))
      }
    if (!options.signIn) continue
    const events = await serving.api.get<{ totalEvents: number }>('/api/dashboard/summary')
    const signIn = await measureAlone(`run ${run}, sign-in`, options.others, all.notes, (done) =>
      measureSignIn(serving.urls.here.console, events.totalEvents.toLocaleString('en'), done),
    )
    if (signIn) all.signIn.push(signIn.measured)
  }
  return all
}
