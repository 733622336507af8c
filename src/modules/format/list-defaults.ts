import { missingParameter } from '../../contract/conventions/query.ts'
import type { Column, Filter, ListFile, PageSizes, ReferenceFilter, Sort } from './list-types.ts'

const defaultPageSizes = [10, 25, 100] as const

/** How many rows a page of the list may have; the first is what it begins with. */
export const pageSizesOf = ({ pageSizes }: Pick<ListFile, 'pageSizes'>): PageSizes =>
  pageSizes ?? defaultPageSizes

/** By a time, from the latest and from the earliest. */
export const newestFirst = (sortBy: string): readonly Sort[] => [
  { label: 'Newest', sortBy, ascOrDesc: 'desc' },
  { label: 'Oldest', sortBy, ascOrDesc: 'asc' },
]

/** By the first column of dates that sorts. */
const usualSorts = ({ columns }: ListFile): readonly Sort[] | undefined => {
  const sortBy = columns.find((column) => column.cell === 'date' && column.sortBy !== undefined)?.sortBy
  return sortBy === undefined ? undefined : newestFirst(sortBy)
}

/** By the first column that shows a status; a list without pages is read whole, and its API takes no filter. */
const usualFilters = ({ columns, paged }: ListFile): readonly Filter[] | undefined => {
  const field = columns.find(({ cell }) => cell === 'status')?.field
  if (field === undefined || paged === false) return undefined
  return [
    {
      label: 'Status',
      options: [
        { label: 'All' },
        { label: 'Active', params: { [field]: true } },
        { label: 'Inactive', params: { [field]: false } },
      ],
    },
  ]
}

/** Whether the usual filter stands before what a list says: not where it says a choice among options, or that there is none. */
const hasUsualFilter = ({ filters }: ListFile): boolean =>
  filters === undefined || (filters.length > 0 && !filters.some((filter) => 'options' in filter))

/** What a list of these columns is filtered by without saying it, as far as that stands before what it says. */
export const defaultFilters = (list: ListFile): readonly Filter[] =>
  (hasUsualFilter(list) && usualFilters(list)) || []

/** By what is missing in a language; it comes after all others. */
const missingFilter: ReferenceFilter = {
  label: 'Missing in',
  param: missingParameter,
  operation: 'totalLanguage',
  params: { active: true },
}

/** How far a record is in each language; it stands before the columns of its state and times, where nothing is. */
const languagesColumn: Column = { field: 'languages', label: 'Languages', cell: 'languages' }

const withLanguages = (columns: readonly Column[]): readonly Column[] => {
  const at = columns.findIndex(({ cell }) => cell === 'status' || cell === 'date')
  return at < 0 ? [...columns, languagesColumn] : columns.toSpliced(at, 0, languagesColumn)
}

/** The list with the sorts and the filter that lists of its columns usually have, where it does not say for itself. */
export const withListDefaults = (list: ListFile): ListFile => {
  if (!Array.isArray(list.columns)) return list
  const sorts = list.sorts ?? usualSorts(list)
  const filters = [
    ...defaultFilters(list),
    ...(list.filters ?? []),
    ...(list.languages ? [missingFilter] : []),
  ]
  return {
    ...list,
    ...(list.languages && { columns: withLanguages(list.columns) }),
    ...((list.filters || filters.length > 0) && { filters }),
    ...(sorts && { sorts }),
  }
}
