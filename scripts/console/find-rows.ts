import type { Conventions } from '../../src/contract/conventions/conventions.ts'
import { pagePaths } from '../../src/contract/conventions/page.ts'
import { isObject, type PlainObject } from '../../src/contract/json.ts'
import { type Schema, type SchemaReader, typesOf } from '../../src/module-check/schema/schema-reader.ts'

/** Where a response has its rows, and the schema of a row. */
export interface Rows {
  path: string
  row: Schema
}

/** Names of the rows in a page, the most usual first. */
const rowNames = [
  'data',
  'items',
  'results',
  'content',
  'rows',
  'records',
  'list',
  'entries',
  'values',
  'value',
]

/** Names that a page has beside its rows. */
const pageNames =
  /^(_?links?|_?meta(data)?|paging|pagination|page\w*|total\w*|count|next\w*|has_?more|cursor|limit|offset|object|size|first|last|previous|prev|status|success|message|code|errors?)$/i

const isRow = (reader: SchemaReader, items: Schema | undefined): items is Schema =>
  items !== undefined && reader.names(items).length > 0 && !typesOf(items).includes('array')

const arraysIn = (reader: SchemaReader, schema: unknown, prefix = ''): Rows[] =>
  reader.names(schema).flatMap((name) => {
    const property = reader.property(schema, name)
    const items = property && typesOf(property).includes('array') ? reader.items(property) : undefined
    return isRow(reader, items) ? [{ path: prefix + name, row: items }] : []
  })

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** The rows of a page that is an object; `word` is the last word of its path. */
const rowsOfPage = (reader: SchemaReader, page: Schema, word: string): Rows | undefined => {
  const arrays = arraysIn(reader, page)
  const sameWord = arrays.find(({ path }) => lettersOf(path) === lettersOf(word))
  if (sameWord) return sameWord
  const names = reader.names(page)
  const named = rowNames.map((name) => arrays.find(({ path }) => path === name)).find(Boolean)
  if (named && !names.some((name) => /^_?id$|^uuid$/.test(name))) return named
  const isPage = names.every((name) => name === arrays[0]?.path || pageNames.test(name))
  return arrays.length === 1 && isPage ? arrays[0] : undefined
}

/**
 * Finds the rows in the response of a list: an array of objects, or a page with one; `word` is the last word of the
 * path, which some pages use as the name of their rows.
 */
export const findRows = (reader: SchemaReader, response: unknown, word: string): Rows | undefined => {
  const schema = reader.resolve(response)
  const items = typesOf(schema).includes('array') ? reader.items(schema) : undefined
  if (items) return isRow(reader, items) ? { path: '', row: items } : undefined
  const embedded = arraysIn(reader, reader.property(schema, '_embedded'), '_embedded.')
  if (embedded.length === 1) return embedded[0]
  const found = rowsOfPage(reader, schema, word)
  if (found) return found
  for (const holder of ['data', 'result']) {
    const [only, ...others] = arraysIn(reader, reader.property(schema, holder), `${holder}.`)
    if (only && others.length === 0) return only
  }
  return undefined
}

const holders = [
  '',
  'meta',
  'metadata',
  '_meta',
  'pagination',
  'paging',
  'page',
  'meta.pagination',
  'meta.page',
  'page_info',
  'pageInfo',
  'data',
]
const totals = [
  pagePaths.total,
  'total',
  'total_count',
  'totalCount',
  'totalItems',
  'total_items',
  'total_results',
  'totalResults',
  'total_records',
  'totalRecords',
  'count',
  'matched',
  '@odata.count',
]
const totalHeaders = [
  'x-total-count',
  'x-total',
  'total-count',
  'x-pagination-total-count',
  'pagination-count',
  'content-range',
  'link',
]

const paths = (holder: string, names: readonly string[]): string[] =>
  names.map((name) => (holder === '' ? name : `${holder}.${name}`))

/** Where a list has the number of all rows: a property, a header, or nowhere. */
export const findTotal = (
  reader: SchemaReader,
  response: unknown,
  headers: readonly string[],
): Conventions['list']['total'] => {
  const property = holders
    .flatMap((holder) => paths(holder, totals))
    .find((path) => {
      const types = typesOf(reader.at(response, path) ?? {})
      return types.includes('integer') || types.includes('number')
    })
  if (property !== undefined) return { property }
  const header = totalHeaders.find((name) => headers.includes(name))
  return header === undefined ? null : { header }
}

const cursors = [
  'next_cursor',
  'nextCursor',
  'next_page_token',
  'nextPageToken',
  'next_token',
  'nextToken',
  'end_cursor',
  'endCursor',
  'next_page',
  'nextPage',
  'cursors.after',
  'cursor',
  'next',
]

/** Where a page has the cursor or address of the next one; undefined if nowhere. */
export const findNext = (reader: SchemaReader, response: unknown): string | undefined =>
  [...holders, 'links', '_links', 'response_metadata']
    .flatMap((holder) => paths(holder, cursors))
    .map((path) => {
      const schema = reader.at(response, path)
      if (schema && isObject((schema as PlainObject).properties) && reader.property(schema, 'href'))
        return `${path}.href`
      return schema && (typesOf(schema).length === 0 || typesOf(schema).includes('string')) ? path : undefined
    })
    .find((path) => path !== undefined)
