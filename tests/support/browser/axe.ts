import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The part that axe checks: a selector, with exceptions. */
export type Part = string | { exclude: string }

const find = async (page: Page, part: Part, options: object): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source)
  // Passed rules have long results, which stay in the page.
  const asked = JSON.stringify({ ...options, resultTypes: ['violations'] })
  const found = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(part)}, ${asked}).then(({ violations }) => violations)`,
  )
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html.slice(0, 160)})`)
}

/**
 * The violations on the open page, or in a part of it, one line each: the rule, its help, and the first element.
 * With `popup`, an open menu, list of options or tooltip need not be in a landmark.
 */
export const violations = (page: Page, part: Part = ':root', popup = false): Promise<string[]> =>
  find(page, part, popup ? { rules: { region: { enabled: false } } } : {})

/** The violations of colour rules, which are all that depends on the theme. */
export const colourViolations = (page: Page, part: Part = ':root'): Promise<string[]> =>
  find(page, part, { runOnly: ['color-contrast', 'link-in-text-block'] })
