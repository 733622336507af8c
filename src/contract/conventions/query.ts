import { type Conventions, conventions } from './conventions.ts'
import { defaultPage, type PageRequest } from './page.ts'

type Query = Readonly<Record<string, unknown>>
type Direction = 'asc' | 'desc'

/** Query parameters for the page of a list. */
export const pageParameters = { index: conventions.paging.index, size: conventions.paging.size }

/** Query parameters for the sort order of a list; the direction has none where it is part of the property's value. */
export const sortParameters: { property: string; direction?: string } = {
  property: conventions.sort.property,
  ...('direction' in conventions.sort && { direction: conventions.sort.direction }),
}

/** Query parameters for selecting records that other records refer to. */
export const lookupParameters = { ids: 'ids', limit: 'limit', search: 'search' } as const

/** The query parameter of a list with texts per language: the language in which a text is missing. */
export const missingParameter = 'missingIn'

/** The query parameter for the language of single texts. */
export const languageParameter = 'languageCode'

/** Names of the query parameters for paging and sorting; they are no filters. */
export const listParameters: readonly string[] = [
  ...Object.values(pageParameters),
  ...Object.values(sortParameters),
]

const firstOf = (paging: Conventions['paging']): number => (paging.by === 'page' ? paging.first : 0)

/** The query for a page, counted from 0; of cursors, its number, which the client replaces. */
export const pageQuery = (
  { page, size }: PageRequest,
  { paging }: Pick<Conventions, 'paging'> = conventions,
): Record<string, number> => ({
  [paging.index]: paging.by === 'offset' ? page * size : firstOf(paging) + page,
  [paging.size]: size,
})

/** The page in a query, completed by the contract's defaults; null without one. */
export const readPageQuery = (
  query: Query,
  { paging }: Pick<Conventions, 'paging'> = conventions,
): PageRequest | null => {
  const index = query[paging.index]
  const sent = query[paging.size]
  if (index === undefined && sent === undefined) return null
  const size = Number(sent ?? defaultPage.size)
  if (paging.by === 'offset') return { page: Math.floor(Number(index ?? 0) / size), size }
  return { page: Number(index ?? firstOf(paging)) - firstOf(paging), size }
}

/** The value of a sort parameter that includes the direction. */
const sortValue = (format: string, property: string, direction: Direction): string => {
  if (format.startsWith('-')) return direction === 'desc' ? `-${property}` : property
  return `${property}${format.charAt('name'.length)}${direction}`
}

/** The query for a list sorted by one of the operation's sort properties. */
export const sortQuery = (
  property: string,
  direction: Direction,
  { sort }: Pick<Conventions, 'sort'> = conventions,
): Record<string, string> =>
  'direction' in sort
    ? { [sort.property]: property, [sort.direction]: direction }
    : { [sort.property]: sortValue(sort.format, property, direction) }

/** The sort order in a query of two parameters; null without one. */
export const readSortQuery = (query: Query): { property: string; direction: Direction } | null => {
  const property = query[sortParameters.property]
  const direction = query[sortParameters.direction ?? '']
  if (property === undefined || property === '') return null
  return { property: String(property), direction: direction === 'asc' ? 'asc' : 'desc' }
}

/** The query of a `total…` operation for the records with these ids. */
export const idsQuery = (ids: readonly (number | string)[]) => ({ [lookupParameters.ids]: ids.join(',') })

/** The query for at most `limit` records, with labels that contain `search`, if given. */
export const searchQuery = (limit: number, search: string) => ({
  [lookupParameters.limit]: limit,
  ...(search !== '' && { [lookupParameters.search]: search }),
})
