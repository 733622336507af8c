import { serializeQuery } from '../../../src/client/query-string.ts'
import { pageQuery, sortQuery } from '../../../src/contract/conventions/query.ts'
import { misspeltWord, rareWord } from '../rows.ts'

/** A measured request. */
export interface Case {
  name: string
  path: string
  /** A search with few results, whose time must not grow with the table. */
  isSearch?: boolean
  /** The search over all records, which has its own limit instead of the bare handler's. */
  isFind?: boolean
}

const findings: Readonly<Record<string, string>> = {
  '3 records': rareWord,
  nothing: 'zxqvwkj',
  'a common word': 'morning',
  'two common words': 'journey light',
  'part of a word': 'ধূলি',
  '2 letters': 'zq',
  'a number': '424242',
  'a slip, rare': misspeltWord,
  'a slip, common': 'gratitued',
  'a slip in a name': 'talverrun',
  'a slip and a number': 'mornign 4242',
}

const pageSize = 10
const page = (number: number): string =>
  `/api/dua/all?${serializeQuery(pageQuery({ page: number, size: pageSize }))}`

/** The requests for a list with this number of rows. */
export const casesFor = (rows: number): Case[] => {
  const deep = Math.max(0, Math.min(1000, Math.floor(rows / pageSize)) - 1)
  return [
    { name: 'first page', path: page(0) },
    { name: `page ${deep + 1}`, path: page(deep) },
    { name: 'search, 3 found', path: `${page(0)}&title=${encodeURIComponent(rareWord)}`, isSearch: true },
    { name: 'search, none found', path: `${page(0)}&title=zxqvw`, isSearch: true },
    // Indexes do not support terms of fewer than three letters: the whole list is read.
    { name: 'search, 2 letters', path: `${page(0)}&title=zq` },
    ...Object.entries({ '3 found': rareWord, 'none found': 'zxqvwkj', 'half of all': 'morning' }).map(
      ([what, text]) => ({
        name: `all texts, ${what}`,
        path: `${page(0)}&allTexts=${encodeURIComponent(text)}`,
        isSearch: what === '3 found',
      }),
    ),
    { name: 'filter', path: `${page(0)}&duaCategoryId=2&active=true` },
    // Many records match either condition, none matches both.
    { name: 'filter, none found', path: `${page(0)}&duaCategoryId=1&active=true` },
    ...['creationDate', 'title'].flatMap((property) =>
      (['asc', 'desc'] as const).map((order) => ({
        name: `sort ${property} ${order}`,
        path: `${page(0)}&${serializeQuery(sortQuery(property, order))}`,
      })),
    ),
    ...Object.entries(findings).map(([what, text]) => ({
      name: `find ${what}`,
      path: `/api/search?text=${encodeURIComponent(text)}`,
      isFind: true,
    })),
  ]
}
