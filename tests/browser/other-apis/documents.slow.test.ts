import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import { ended, runPrism } from '../../../scripts/mock/prism.ts'
import { freePort } from '../../../scripts/shared/free-port.ts'
import { root } from '../../../scripts/shared/root.ts'
import type { ModuleFile } from '../../../src/modules/format/types.ts'
import { type OpenedConsole, openConsole } from '../../support/any-api/open-console.ts'

const packageFolder = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

const examples = packageFolder('@readme/oas-examples')

/** The largest number of modules opened per document. */
const most = 25

let opened: OpenedConsole | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
})

const startMock = (file: string) => async () => {
  const port = await freePort()
  const prism = await runPrism(file, port, false)
  return { url: `http://127.0.0.1:${port}`, stop: () => ended(prism), requests: [] }
}

interface DerivedModule {
  id: string
  module: ModuleFile
  adds: boolean
}

/** The modules of a console with a menu item of their own. */
const modulesOf = (folder: string): readonly DerivedModule[] =>
  readdirSync(join(root, folder, 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const at = join(root, folder, 'modules', name)
      const module = JSON.parse(readFileSync(join(at, 'module.json'), 'utf8')) as ModuleFile
      return {
        id: name,
        module,
        adds: module.operations?.create !== null && existsSync(join(at, 'form.ui.json')),
      }
    })
    .filter(({ module }) => !module.path.includes(':'))
    .slice(0, most)

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/')
  const password = page.locator('main input[type=password]')
  await password.or(page.locator('main h1')).first().waitFor()
  if ((await password.count()) === 0) return
  const name = page.getByLabel('User name or email')
  if ((await name.count()) > 0) await name.fill('user')
  await password.fill('secret')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('main h1').waitFor()
}

const fillIn = async (page: Page, control: Locator): Promise<void> => {
  if ((await control.getAttribute('role')) === 'combobox') {
    await control.click()
    await page.getByRole('option').last().click()
    return
  }
  const parts = control.locator('xpath=..').getByRole('spinbutton')
  const count = await parts.count()
  if (count > 0) {
    await parts.first().click()
    await page.keyboard.type(count > 3 ? '051220301030A' : '05122030')
    return
  }
  const type = await control.getAttribute('type')
  const isNumber = (await control.getAttribute('inputmode')) !== null || type === 'number'
  const texts: Readonly<Record<string, string>> = { email: 'reader@example.org', url: 'https://example.org' }
  await control.fill(isNumber ? '1' : (texts[type ?? ''] ?? 'Example'))
}

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.locator('main h1').waitFor()
  await expect.poll(() => page.locator('main [role=progressbar]').count()).toBe(0)
}

/** Fills in what a new record needs, and saves it; returns the page's message if that fails. */
const create = async (page: Page, { module }: DerivedModule): Promise<string> => {
  await open(page, `${module.path}/add`)
  const form = page.getByRole('main').locator('form')
  const needed = form.locator('[required], [aria-required=true]')
  for (const button of await form.getByRole('button', { name: 'Add entry' }).all()) await button.click()
  // Inputs of some kinds load with the first entry.
  await page.waitForLoadState('networkidle')
  // Not by position: a filled-in field may no longer be required.
  const ids = await needed.evaluateAll((all) => all.map(({ id }) => id))
  for (const control of ids.map((id) => form.locator(`[id="${id}"]`)))
    if ((await control.isVisible()) || (await control.getAttribute('aria-hidden')) === 'true')
      await fillIn(page, control)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const done = page
    .waitForURL((url) => url.pathname === module.path, { timeout: 10_000 })
    .then(() => 'created')
  return done.catch(async () => (await form.locator('[role=alert], .Mui-error').allInnerTexts()).join(' | '))
}

type Row = readonly [name: string, file: string, fixed: Record<string, string>]

const trainTravel: Row = ['train travel', join(examples, '3.1/json/train-travel.json'), {}]

const others: readonly Row[] = [
  ['petstore expanded', join(examples, '3.0/json/petstore-expanded.json'), {}],
  ['blockfrost', join(packageFolder('@blockfrost/openapi'), 'openapi.yaml'), {}],
  [
    'github',
    join(packageFolder('@octokit/openapi'), 'generated/api.github.com.json'),
    { owner: 'octocat', repo: 'hello-world', org: 'github' },
  ],
]

/** One document in every run; all with `DOCUMENT=all` (about ten minutes); or the given file. */
const { DOCUMENT: wanted } = process.env
const documents: readonly Row[] = [
  trainTravel,
  ...(wanted === 'all' ? others : wanted ? [['the given one', wanted, {}] as const] : []),
]

it.each(documents)(
  'opens the lists of %s on its mock, and creates records',
  async (_, file, fixed) => {
    opened = await openConsole(file, startMock(file), {}, { fixed })
    const { page } = opened.watched
    await signIn(page)
    const modules = modulesOf(opened.folder)
    expect(modules.length).toBeGreaterThan(0)
    const results: Record<string, string> = {}
    for (const each of modules) {
      await open(page, each.module.path)
      const failure = page.getByRole('main').getByRole('alert')
      if ((await failure.count()) > 0) results[each.id] = await failure.first().innerText()
      else results[each.id] = each.adds ? await create(page, each) : 'listed'
    }
    const works = Object.values(results).filter((result) => result === 'created' || result === 'listed')
    console.log(`${works.length} of ${modules.length} modules work`, results)
    expect(works.length / modules.length).toBeGreaterThanOrEqual(0.9)
  },
  900_000,
)
