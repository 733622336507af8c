import { serializeQuery } from '../../../src/client/query-string.ts'
import { pageQuery, sortQuery } from '../../../src/contract/conventions/query.ts'
import { misspeltWord, rareWord } from './rows.ts'

/** One request that is measured. */
export interface Case {
  name: string
  path: string
  /** A search for few rows, which must not grow with the table. */
  search?: boolean
  /** The most milliseconds it may take at the 95th percentile. */
  most?: number
}

const list = '/api/dua/all'
const pageSize = 10

/** What somebody who types waits for without noticing. */
const atOnce = 100

/** The search over records of every kind. */
const finding = (what: string, text: string): Case => ({
  name: `find ${what}`,
  path: `/api/search?text=${encodeURIComponent(text)}`,
  most: atOnce,
})

const findings: readonly Case[] = [
  finding('3 records', rareWord),
  finding('nothing', 'zxqvwkj'),
  finding('a common word', 'morning'),
  finding('two common words', 'journey light'),
  finding('part of a word', 'ধূলি'),
  finding('2 letters', 'zq'),
  finding('a number', '424242'),
  finding('a slip, rare', misspeltWord),
  finding('a slip, common', 'gratitued'),
  finding('a slip in a name', 'talverrun'),
  finding('a slip and a number', 'mornign 4242'),
]

/** What is asked of a list of so many rows. */
export const casesFor = (rows: number): Case[] => {
  const deep = Math.max(0, Math.min(1000, Math.floor(rows / pageSize)) - 1)
  const page = (number: number): string =>
    `${list}?${serializeQuery(pageQuery({ page: number, size: pageSize }))}`
  const sorts = ['creationDate', 'title'].flatMap((property) =>
    (['asc', 'desc'] as const).map((order) => ({
      name: `sort ${property} ${order}`,
      path: `${page(0)}&${serializeQuery(sortQuery(property, order))}`,
    })),
  )
  return [
    { name: 'first page', path: page(0) },
    { name: `page ${deep + 1}`, path: page(deep) },
    { name: 'search, 3 found', path: `${page(0)}&title=${encodeURIComponent(rareWord)}`, search: true },
    { name: 'search, none found', path: `${page(0)}&title=zxqvw`, search: true },
    // No index knows terms of less than three letters: the whole list is read.
    { name: 'search, 2 letters', path: `${page(0)}&title=zq` },
    { name: 'filter', path: `${page(0)}&duaCategoryId=2&active=true` },
    // Many records fit either part and none both.
    { name: 'filter, none found', path: `${page(0)}&duaCategoryId=1&active=true` },
    ...sorts,
    ...findings,
  ]
}
