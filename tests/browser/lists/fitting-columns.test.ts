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
