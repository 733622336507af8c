import { expect, it } from 'vitest'
import { visit } from '../../support/browser/console-actions.ts'
import { prepareFlow } from '../walker/flow.ts'

const flow = prepareFlow({ sharesData: true, context: { viewport: { width: 1280, height: 720 } } })

it.each(['/event/all', '/day/all', '/hadith/all', '/podcasts/all', '/member/all'])(
  'all columns of %s fit beside the row buttons in a small window',
  async (path) => {
    const { page } = flow()
    await visit(page, path)
    const table = page.getByRole('table')
    await table.getByRole('row').nth(1).waitFor()
    const hidden = await table.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : Number.NaN,
    )
    expect(hidden).toBe(0)
  },
)

it('keeps Arabic text at the start of its column', async () => {
  const { page } = flow()
  await visit(page, '/event/all')
  const texts = page.locator('tbody td span[dir=rtl]')
  await texts.first().waitFor()
  const distances = await texts.evaluateAll((spans) =>
    spans.map((span) => {
      const range = document.createRange()
      range.selectNodeContents(span)
      const { left = 0 } = span.closest('td')?.getBoundingClientRect() ?? {}
      return range.getBoundingClientRect().left - left
    }),
  )
  expect(distances.length).toBeGreaterThan(1)
  expect(Math.max(...distances)).toBeLessThan(20)
})
