import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../../tests/support/browser/browser.ts'
import { signIn } from '../../tests/support/browser/console-actions.ts'
import { startServer } from '../../tests/support/server/start-server.ts'
import { ensureBuild } from '../build/build-console.ts'
import { type Effort, Person, secondsOf } from './entry/person.ts'
import { type Entered, entered, fillIn } from './entry/records.ts'

const firstField = (page: Page) => page.locator('[id="form/title"]')
const addLink = (page: Page) => page.locator('main a[href$="/add"]').first()

const focused = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.activeElement?.id === 'form/title')

/** By the list each time: Add, the first field, everything, Save; what nothing but a list and a form allow. */
const oneByOne = async (person: Person, module: Entered, count: number): Promise<void> => {
  const { page } = person
  for (let number = 1; number <= count; number += 1) {
    await person.click(addLink(page))
    await person.wait(() => firstField(page).waitFor())
    await person.click(firstField(page))
    await fillIn(person, module, number, false)
    await person.click(page.getByRole('button', { name: 'Save', exact: true }))
    await person.wait(() => addLink(page).waitFor())
  }
}

/** One after the other in one form, which keeps the category; the last one by Save. */
const inARow = async (person: Person, module: Entered, count: number): Promise<void> => {
  const { page } = person
  await person.click(addLink(page))
  await person.wait(() => focused(page))
  await fillIn(person, module, 1, false)
  await person.click(page.getByRole('button', { name: 'Keep for the next one' }))
  await person.click(page.getByRole('menuitemcheckbox', { name: module.category, exact: true }))
  await person.press('Escape')
  for (let number = 2; number <= count; number += 1) {
    await person.press('Control+Shift+Enter')
    await person.wait(async () => {
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[id="form/title"]')?.value === '',
      )
      await focused(page)
    })
    await fillIn(person, module, number, true)
  }
  await person.press('Control+s')
  await person.wait(() => addLink(page).waitFor())
}

const ways = { 'list and form': oneByOne, 'in a row': inARow }

const line = (module: string, way: string, effort: Effort): string =>
  [
    module.padEnd(10),
    way.padEnd(14),
    ...[effort.clicks, effort.keys, effort.pages].map((number) => String(number).padStart(6)),
    (effort.waited / 1000).toFixed(1).padStart(8),
    secondsOf(effort).toFixed(0).padStart(8),
  ].join(' ')

/**
 * Enters records in a row as staff would, by the list each time and with what the form offers for it, and prints clicks,
 * keys, pages and seconds. Answers whether the second way took less time.
 */
export const bench = async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({ args: [...args], options: { records: { type: 'string', default: '5' } } })
  const count = Number(values.records)
  if (!Number.isInteger(count) || count < 2) throw new Error('--records takes a whole number from 2 on')
  await ensureBuild()
  const server = await startServer()
  let browser: Browser | undefined
  try {
    browser = await launchBrowser()
    const page = await (await browser.newContext({ baseURL: server.url, locale: 'en-GB' })).newPage()
    await signIn(page)
    console.log(
      `${count} records in a row. Seconds by the keystroke-level model, without thinking; waiting is measured.`,
    )
    console.log(`${'module'.padEnd(10)} ${'way'.padEnd(14)} clicks   keys  pages waited s  seconds`)
    let isLess = true
    for (const [name, module] of Object.entries(entered)) {
      const efforts: Effort[] = []
      for (const [way, enter] of Object.entries(ways)) {
        await page.goto(module.path)
        await addLink(page).waitFor()
        const person = new Person(page)
        await enter(person, module, count)
        efforts.push(person.effort)
        console.log(line(name, way, person.effort))
      }
      const [before, after] = efforts
      isLess &&= before !== undefined && after !== undefined && secondsOf(after) < secondsOf(before)
    }
    return isLess
  } finally {
    await browser?.close()
    await server.stop()
  }
}
