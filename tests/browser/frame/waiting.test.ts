import type { Page, Route } from 'playwright-core'
import { expect, it } from 'vitest'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, context: { reducedMotion: 'no-preference' } })

/** The CSS properties that keep changing on a page, each once. */
const moving = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const endless = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
    const frames = endless.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    const timing = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    return [...new Set(frames.flatMap(Object.keys))].filter((name) => !timing.has(name))
  })

it('animations during loading run without repainting the page', async () => {
  const { page } = flow()
  const held: Route[] = []
  await page.route('**/api/dua/all?**', (route) => void held.push(route))
  const release = (): void => held.splice(0).forEach((route) => void route.continue())

  await page.goto('/dua')
  await page.getByRole('main').getByRole('progressbar').waitFor()
  expect(await moving(page)).toEqual(['transform'])
  release()

  await page.getByRole('button', { name: 'Go to next page' }).click()
  await page.getByRole('main').getByRole('progressbar').waitFor()
  expect(await moving(page)).toEqual(['transform'])
  // Also at the end of the list after a click.
  const pager = await page.getByRole('button', { name: 'Go to next page' }).boundingBox()
  const line = await page.locator('main [data-busy]').last().boundingBox()
  expect((pager?.y ?? 0) - (line?.y ?? 0)).toBeGreaterThan(0)
  expect((pager?.y ?? 0) - (line?.y ?? 0)).toBeLessThan(40)
  release()
  await page.getByRole('main').getByRole('progressbar').waitFor({ state: 'detached' })
  expect(await moving(page)).toEqual([])
})
