import { missingParameter } from '../../contract/conventions/query.ts'
import type { Column, Filter, ListFile, PageSizes, ReferenceFilter, Sort } from './list-types.ts'

const defaultPageSizes = [10, 25, 100] as const

/** Available page sizes of a list; the first is the default. */
export const pageSizesOf = ({ pageSizes }: Pick<ListFile, 'pageSizes'>): PageSizes =>
  pageSizes ?? defaultPageSizes

/** Sorts by a time, newest and oldest first. */
export const newestFirst = (sortBy: string): readonly Sort[] => [
  { label: 'Newest', sortBy, ascOrDesc: 'desc' },
  { label: 'Oldest', sortBy, ascOrDesc: 'asc' },
]

/** Sorts by the first sortable date column. */
const usualSorts = ({ columns }: ListFile): readonly Sort[] | undefined => {
  const sortBy = columns.find((column) => column.cell === 'date' && column.sortBy !== undefined)?.sortBy
  return sortBy === undefined ? undefined : newestFirst(sortBy)
}

/** A filter by the first status column. Lists without pages are loaded completely, and their API has no filters. */
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

/** Whether the default filter comes before the list's own: not if those include a choice or disable it. */
const hasUsualFilter = ({ filters }: ListFile): boolean =>
  filters === undefined || (filters.length > 0 && !filters.some((filter) => 'options' in filter))

/** The default filters of a list that come before its own. */
export const defaultFilters = (list: ListFile): readonly Filter[] =>
  (hasUsualFilter(list) && usualFilters(list)) || []

/** The filter by missing texts in a language; the last one. */
const missingFilter: ReferenceFilter = {
  label: 'Missing in',
  param: missingParameter,
  operation: 'totalLanguage',
  params: { active: true },
}

/** The column of a record's completeness per language; before empty state and time columns. */
const languagesColumn: Column = { field: 'languages', label: 'Languages', cell: 'languages' }

const withLanguages = (columns: readonly Column[]): readonly Column[] => {
  const at = columns.findIndex(({ cell }) => cell === 'status' || cell === 'date')
  return at < 0 ? [...columns, languagesColumn] : columns.toSpliced(at, 0, languagesColumn)
}

/** The list with default sorts and filters for its columns, unless it defines its own. */
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

/**
 * The query parameter of a filter that could accept several values: the record parameter, or the only one that the
 * options set. Undefined for a range, and for options with several parameters.
 */
export const filterParameter = (filter: Filter): string | undefined => {
  if ('type' in filter) return undefined
  if ('operation' in filter) return filter.param
  const names = new Set(filter.options.flatMap(({ params = {} }) => Object.keys(params)))
  return names.size === 1 ? [...names][0] : undefined
}
