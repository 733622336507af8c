import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe looks at: what a selector finds, or what is not excluded. */
export type Part = string | { exclude: string }

const find = async (page: Page, part: Part, options: object): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
  // What is in order is told at length: it stays where it was found.
  const asked = JSON.stringify({ ...options, resultTypes: ['violations'] })
  const found = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(part)}, ${asked}).then(({ violations }) => violations)`,
  )
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html.slice(0, 160)})`)
}

/**
 * What axe finds on the open page, or in a part of it, a line each: the rule, its help, and the first place. A menu, a
 * list of options or a tooltip that is open over the page belongs to what opened it and to no region of the page: with
 * `popup` that is no fault.
 */
export const violations = (page: Page, part: Part = ':root', popup = false): Promise<string[]> =>
  find(page, part, popup ? { rules: { region: { enabled: false } } } : {})

/** What it finds in the colours, all that another theme changes. */
export const colourViolations = (page: Page, part: Part = ':root'): Promise<string[]> =>
  find(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] })
