import { defaultPage, type PageRequest } from './page.ts'

type Query = Readonly<Record<string, unknown>>
type Direction = 'asc' | 'desc'

/** Query parameters for the page of a list. */
export const pageParameters = { index: 'pageNo', size: 'pageSize' } as const

/** Query parameters for the sort order of a list. */
export const sortParameters = { property: 'sortBy', direction: 'ascOrDesc' } as const

/** Query parameters for selecting records that other records refer to. */
export const lookupParameters = { ids: 'ids', limit: 'limit', search: 'search' } as const

/** The query parameter of a list with texts per language: the language in which a text is missing. */
export const missingParameter = 'missingIn'

/** The query parameter for the language of single texts. */
export const languageParameter = 'languageCode'

/** Names of the query parameters for paging and sorting; they are no filters. */
export const listParameters: readonly string[] = [
  pageParameters.index,
  pageParameters.size,
  sortParameters.property,
  sortParameters.direction,
]

/** The API's index of the first page. */
const first = 0

/** The query for a page, counted from 0. */
export const pageQuery = ({ page, size }: PageRequest) => ({
  [pageParameters.index]: first + page,
  [pageParameters.size]: size,
})

/** The page in a query, completed by the contract's defaults; null without one. */
export const readPageQuery = (query: Query): PageRequest | null => {
  const { [pageParameters.index]: index, [pageParameters.size]: size } = query
  if (index === undefined && size === undefined) return null
  return { page: Number(index ?? first) - first, size: Number(size ?? defaultPage.size) }
}

/** The query for a list sorted by one of the operation's sort properties. */
export const sortQuery = <Property extends string>(property: Property, direction: Direction) => ({
  [sortParameters.property]: property,
  [sortParameters.direction]: direction,
})

/** The sort order in a query; null without one. */
export const readSortQuery = (query: Query): { property: string; direction: Direction } | null => {
  const { [sortParameters.property]: property, [sortParameters.direction]: direction } = query
  if (property === undefined || property === '') return null
  return { property: String(property), direction: direction === 'asc' ? 'asc' : 'desc' }
}

/** The query of a `total…` operation for the records with these ids. */
export const idsQuery = (ids: readonly number[]) => ({ [lookupParameters.ids]: ids.join(',') })

/** The query for at most `limit` records, with labels that contain `search`, if given. */
export const searchQuery = (limit: number, search: string) => ({
  [lookupParameters.limit]: limit,
  ...(search !== '' && { [lookupParameters.search]: search }),
})
