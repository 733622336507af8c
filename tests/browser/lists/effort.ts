import type { Locator, Page } from 'playwright-core'

/** The effort of a task: clicks, keys (a pasted text counts as two), seconds without time to read and think. */
interface Effort {
  clicks: number
  keys: number
  seconds: number
}

/** Counts the actions of a user. */
export const counted = (page: Page) => {
  const effort = { clicks: 0, keys: 0 }
  return {
    effort,
    click: async (locator: Locator) => {
      effort.clicks += 1
      await locator.click()
    },
    press: async (keys: string, times = 1) => {
      effort.keys += times
      for (let time = 0; time < times; time += 1) await page.keyboard.press(keys)
    },
    type: async (text: string) => {
      effort.keys += text.length
      await page.keyboard.type(text)
    },
    /** Pastes into the focused field, or into the grid. */
    paste: async (text: string) => {
      effort.keys += 2
      const isField = await page.evaluate(() => document.activeElement?.matches('input, textarea') === true)
      if (isField) return page.keyboard.insertText(text)
      await page.evaluate((data) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', data)
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(event)
      }, text)
    },
    file: async (input: Locator, file: Parameters<Locator['setInputFiles']>[0]) => {
      effort.clicks += 3
      await input.setInputFiles(file)
    },
  }
}

export type Person = ReturnType<typeof counted>

/** Measures ways of doing tasks; `table` returns them as Markdown. */
export const prepareEfforts = (page: () => Page) => {
  const efforts: (Effort & { task: string; way: string })[] = []
  return {
    measure: async (task: string, way: string, work: (person: Person) => Promise<void>): Promise<void> => {
      const person = counted(page())
      const start = performance.now()
      await work(person)
      const seconds = Math.round((performance.now() - start) / 100) / 10
      efforts.push({ task, way, ...person.effort, seconds })
    },
    table: (): string =>
      [
        '| Task | Way | Clicks | Keys | Seconds |',
        '|---|---|---:|---:|---:|',
        ...efforts.map(
          ({ task, way, clicks, keys, seconds }) => `| ${task} | ${way} | ${clicks} | ${keys} | ${seconds} |`,
        ),
      ].join('\n'),
  }
}
