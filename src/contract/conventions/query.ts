import { defaultPage, type PageRequest } from './page.ts'

type Query = Readonly<Record<string, unknown>>
type Direction = 'asc' | 'desc'

/** Query parameters that say which page of a list is asked for. */
export const pageParameters = { index: 'pageNo', size: 'pageSize' } as const

/** Query parameters that say by what a list is sorted. */
export const sortParameters = { property: 'sortBy', direction: 'ascOrDesc' } as const

/** Query parameters by which records are chosen that other records refer to. */
export const lookupParameters = { ids: 'ids', limit: 'limit', search: 'search' } as const

/** The query parameter of a list with texts per language that takes the language in which a text is missing. */
export const missingParameter = 'missingIn'

/** The query parameter that takes the language of single texts. */
export const languageParameter = 'languageCode'

/** Names of the query parameters by which a list is cut and sorted; they filter nothing. */
export const listParameters: readonly string[] = [
  pageParameters.index,
  pageParameters.size,
  sortParameters.property,
  sortParameters.direction,
]

/** The index that the API gives the first page. */
const first = 0

/** Asks for a page, counted from 0. */
export const pageQuery = ({ page, size }: PageRequest) => ({
  [pageParameters.index]: first + page,
  [pageParameters.size]: size,
})

/** The page that a query asks for, as the contract's defaults complete it; null where it asks for none. */
export const readPageQuery = (query: Query): PageRequest | null => {
  const { [pageParameters.index]: index, [pageParameters.size]: size } = query
  if (index === undefined && size === undefined) return null
  return { page: Number(index ?? first) - first, size: Number(size ?? defaultPage.size) }
}

/** Asks for a list sorted by one of the values that its operation sorts by. */
export const sortQuery = <Property extends string>(property: Property, direction: Direction) => ({
  [sortParameters.property]: property,
  [sortParameters.direction]: direction,
})

/** What a query has a list sorted by; null where it does not say. */
export const readSortQuery = (query: Query): { property: string; direction: Direction } | null => {
  const { [sortParameters.property]: property, [sortParameters.direction]: direction } = query
  if (property === undefined || property === '') return null
  return { property: String(property), direction: direction === 'asc' ? 'asc' : 'desc' }
}

/** Asks a `total…` operation for the records with these numbers. */
export const idsQuery = (ids: readonly number[]) => ({ [lookupParameters.ids]: ids.join(',') })

/** Asks it for so many records at most, those whose label contains a text where there is one. */
export const searchQuery = (limit: number, search: string) => ({
  [lookupParameters.limit]: limit,
  ...(search !== '' && { [lookupParameters.search]: search }),
})
