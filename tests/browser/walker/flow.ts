import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeEach } from 'vitest'
import type { Platform } from '../../../src/modules/format/types.ts'
import { screenshot, type WatchedPage, type WatchOptions } from '../../support/browser/browser.ts'
import { isNowhere } from '../../support/browser/clear-page.ts'
import { pressOn, visit } from '../../support/browser/console-actions.ts'
import { keepPage, openSignedIn, takePage } from '../../support/browser/kept-pages.ts'
import { type ConsoleOptions, prepareConsole } from '../../support/browser/prepare-console.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { moduleNamed } from '../../support/module-screens.ts'
import { apiClient, type Person } from '../../support/server/api-client.ts'
import type { ServedConsole } from '../../support/server/serve-console.ts'
import { admin } from '../../support/server/start-server.ts'
import { type Field, fieldsOf } from './fields.ts'
import { formFillers, languageCodes } from './form-view.ts'
import { type Subject, subjectFor } from './subject.ts'
import { reducedMotion, type Walk, walkWith } from './walk.ts'

/** The parts of a flow. */
export interface Flow extends Walk {
  server: ServedConsole
  /** Changes the mode with the switch of the top bar. */
  switchTo: (platform: Platform) => Promise<void>
  /** Presses a button of the page or of the open dialog. */
  press: (name: string | RegExp) => Promise<void>
  /** Fills in fields of a module's open form by name, with samples or given values. */
  fill: (module: string, values: Readonly<Record<string, unknown>>) => Promise<void>
  subject: (module: string) => Promise<Subject>
  /** A page of another user with its own storage, signed out unless a token is given; its errors count too. */
  otherPage: (person?: Person) => Promise<Page>
}

/** Stands for the sample of a field. */
export const sample = Symbol('sample')

const flowWith = (walk: Walk, server: ServedConsole): Omit<Flow, 'otherPage'> => {
  const { page, api } = walk
  const fieldNamed = (module: string, name: string): Field => {
    const fields = [...fieldsOf(moduleNamed(module)), ...fieldsOf(moduleNamed(module), { pdf: true })]
    const found = fields.find((field) => field.name === name)
    if (!found) throw new Error(`"${module}" has no field "${name}"`)
    return found
  }
  return {
    ...walk,
    server,
    switchTo: async (platform) => {
      if (isNowhere(page)) await visit(page, '/')
      await page.getByRole('button', { name: platform === 'WEB' ? 'Web' : 'Mobile', exact: true }).click()
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    },
    press: (name) => pressOn(page, name),
    fill: async (module, values) => {
      const languages = await languageCodes(walk)
      const mark = uniqueText()
      for (const [name, value] of Object.entries(values)) {
        const fillers = formFillers(walk, module, languages, mark)
        await fillers.fill(fieldNamed(module, name), value === sample ? undefined : value)
      }
    },
    subject: (module) => subjectFor(api, moduleNamed(module)),
  }
}

/** Screenshots of the pages of a failed test. */
const picture = async (opened: readonly WatchedPage[], name: string): Promise<void> => {
  for (const [index, { page }] of opened.entries())
    await screenshot(page, index === 0 ? name : `${name} ${index + 1}`)
}

interface FlowOptions extends ConsoleOptions {
  /** Errors that the browser may report, such as an expected 401. */
  allow?: readonly RegExp[]
  /** Whether the first admin is signed in; true if omitted. */
  signedIn?: boolean
  /** The first address; none if omitted, since most flows open their own. */
  at?: string
  /** More options of the browser context. */
  context?: BrowserContextOptions
  /** Whether tests reuse pages that were reset, so that the console's code need not be fetched and compiled again. */
  samePage?: boolean
}

/**
 * One server for the flows of a file, or of several files that share data, and one page for each test, which must
 * not report errors. The user is signed in by token.
 */
export const prepareFlow = (options: FlowOptions = {}): (() => Flow) => {
  const { allow = [], signedIn = true, at, context, samePage = false } = options
  const prepared = prepareConsole(options)
  const watchOptions = (): WatchOptions => ({
    baseURL: prepared().server.url,
    allow,
    context: { ...reducedMotion, ...context },
  })
  let flow: Flow
  let opened: WatchedPage[] = []
  const open = async (person: Person | undefined): Promise<Walk> => {
    const { browser, server, api } = prepared()
    const token = person && (await apiClient(server.url, person)).token
    const watched = await (samePage ? takePage : openSignedIn)(browser, watchOptions(), token)
    opened.push(watched)
    return walkWith(watched, api)
  }
  beforeEach(async () => {
    opened = []
    const onPage = flowWith(await open(signedIn ? admin : undefined), prepared().server)
    flow = { ...onPage, otherPage: async (person) => (await open(person)).page }
    if (at !== undefined) await visit(flow.page, at)
  })
  afterEach(async ({ task }) => {
    const isFailed = task.result?.state === 'fail'
    if (isFailed) await picture(opened, task.name)
    for (const watched of opened) watched.expectQuiet()
    for (const watched of opened)
      if (samePage && !isFailed) await keepPage(watched, watchOptions())
      else await watched.close()
  })
  return () => flow
}
