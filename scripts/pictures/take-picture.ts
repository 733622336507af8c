import type { BrowserContext, Page } from 'playwright-core'
import { languageKey, platformKeys } from '../../src/console/storage-keys.ts'
import type { GuideLanguage } from '../../src/modules/format/chapters.ts'
import { otherPlatform } from '../../src/modules/format/platform.ts'
import { interfaceWord } from './interface-words.ts'
import type { Picture, Step } from './picture.ts'

/** How long, in milliseconds, a page must be unchanged: parts of it load when the browser is idle. */
const settleTime = 600

const rested = (page: Page): Promise<void> =>
  page.evaluate((still) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let timer = setTimeout(resolve, still)
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, still)
    }).observe(document.body, { childList: true, subtree: true })
    return promise
  }, settleTime)

/** Waits for pending navigation, fonts and images. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      !document.querySelector('main [role=progressbar], [role=dialog] [role=progressbar], .MuiSkeleton-root'),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

const locate = async (page: Page, language: GuideLanguage, [role, name]: readonly [string, string]) =>
  page
    .getByRole(role as Parameters<Page['getByRole']>[0], { name: await interfaceWord(language, name) })
    .first()

const tickRows = async (page: Page, count: number): Promise<void> => {
  const boxes = page.locator('[data-id] .pick')
  for (let at = 0; at < count; at++) await boxes.nth(at).check()
}

const elsewhere = async (page: Page, language: GuideLanguage, steps: readonly Step[]): Promise<void> => {
  const other = await page.context().newPage()
  await other.goto(page.url())
  await settled(other)
  for (const step of steps) await take(other, language, step)
  await other.close()
}

const take = async (page: Page, language: GuideLanguage, step: Step): Promise<void> => {
  if ('see' in step) await (await locate(page, language, step.see)).waitFor()
  else if ('click' in step) await (await locate(page, language, step.click)).click()
  else if ('press' in step) await page.keyboard.press(step.press)
  else if ('rows' in step)
    await page
      .locator('main [data-id]')
      .nth(step.rows - 1)
      .waitFor()
  else if ('tick' in step) await tickRows(page, step.tick)
  else if ('meanwhile' in step) await elsewhere(page, language, step.meanwhile)
  else if ('go' in step) {
    await page.goto(step.go)
    await settled(page)
  } else if (step.field === undefined) await page.keyboard.type(step.type[language])
  else await page.locator(`[id="form/${step.field}"]`).fill(step.type[language])
}

/** Opens a new page, runs the picture's steps and returns a PNG of the visible part. */
export const takePicture = async (
  context: BrowserContext,
  language: GuideLanguage,
  { path, mode = 'WEB', size: [width, height], steps }: Picture,
): Promise<Buffer> => {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.setViewportSize({ width, height })
  await page.addInitScript(
    ([languageKey, code, modeKey, otherKey]) => {
      localStorage.setItem(languageKey, code)
      localStorage.removeItem(otherKey)
      localStorage.setItem(modeKey, 'true')
    },
    [languageKey, language, platformKeys[mode], platformKeys[otherPlatform(mode)]] as const,
  )
  try {
    await page.goto(path)
    await settled(page)
    for (const step of steps) await take(page, language, step)
    await settled(page)
    await rested(page)
    // The pointer must not hover over anything.
    await page.mouse.move(0, 0)
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await page.close()
  }
}
