import type { Page } from 'playwright-core'
import { uniqueText } from '../../support/content/unique-text.ts'
import type { Flow } from '../walker/flow.ts'

interface Category {
  id: number
  title: string
  active: boolean
}

/** Categories of duas with a mark in their titles, which other tests do not know. */
export const markedCategories = (flow: () => Flow) => {
  const stored = async (mark: string): Promise<Category[]> => {
    const { payload } = await flow().api.send<{ payload: { content: Category[] } }>(
      'GET',
      `/api/dua-category/all?pageNo=0&pageSize=100&sortBy=creationDate&ascOrDesc=asc&title=${encodeURIComponent(mark)}`,
    )
    return payload.content
  }
  return {
    /** Creates active, numbered categories (`<mark> 01`); returns the mark. */
    make: async (count: number): Promise<string> => {
      const mark = uniqueText()
      for (let number = 1; number <= count; number += 1)
        await flow().api.send('POST', '/api/dua-category/create', {
          title: `বিষয় ${mark} ${String(number).padStart(2, '0')}`,
          active: true,
        })
      return mark
    },
    /** The stored ones, oldest first. */
    stored,
    activeOf: async (mark: string): Promise<number> =>
      (await stored(mark)).filter(({ active }) => active).length,
  }
}

/** The bar of the selected rows. */
export const bulkBar = (page: Page) => page.getByRole('region', { name: 'Selected rows' })
