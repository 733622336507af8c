import { missingParameter, pageQuery, sortQuery } from '../../../../contract/conventions/query.ts'
import { pageSizesOf } from '../../../../modules/format/list-defaults.ts'
import type { ListFile } from '../../../../modules/format/types.ts'
import { languageParameter } from '../../routes/module-paths.ts'
import { evaluateAll, type ValueContext } from '../../values.ts'
import { type Chosen, chosenParams, readChosen, slug, writeChosen } from './filters.ts'

/** A sort order of module files. */
export interface Order {
  sortBy: string
  ascOrDesc: 'asc' | 'desc'
}

/** The state in a list's URL. `page` counts from 0; the URL counts from 1. */
export interface ListState {
  page: number
  rows: number
  /** Index into the list's sorts. */
  sort: number
  /** A sort by a column header, instead of the selected sort. */
  order?: Order | undefined
  /** The state of each filter. */
  filters: readonly Chosen[]
  tab: number
  /** Index into the search fields, and the text or selected value. */
  searchBy: number
  search: string
}

const reserved = new Set(['page', 'rows', 'sort', 'order', 'tab', 'by', 'q', 'columns'])

const filterKey = (label: string): string => {
  const key = slug(label)
  return reserved.has(key) ? `filter-${key}` : key
}

const indexOf = (options: readonly { label: string }[] | undefined, word: string | null): number =>
  Math.max(0, word === null ? 0 : (options ?? []).findIndex(({ label }) => slug(label) === word))

const whole = (text: string | null): number =>
  text !== null && /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN

const readOrder = (list: ListFile, text: string | null): Order | undefined => {
  const [sortBy, ascOrDesc] = text?.split('.') ?? []
  const isSortable = list.columns.some((column) => column.sortBy !== undefined && column.sortBy === sortBy)
  return isSortable && sortBy !== undefined && (ascOrDesc === 'asc' || ascOrDesc === 'desc')
    ? { sortBy, ascOrDesc }
    : undefined
}

/** Parses the URL's query; unknown values become defaults. */
export const readListUrl = (list: ListFile, query: URLSearchParams): ListState => {
  const [first, ...others] = pageSizesOf(list)
  const rows = whole(query.get('rows'))
  const page = whole(query.get('page'))
  return {
    page: page >= 1 ? page - 1 : 0,
    rows: others.includes(rows) ? rows : first,
    sort: indexOf(list.sorts, query.get('sort')),
    order: readOrder(list, query.get('order')),
    filters: (list.filters ?? []).map((filter) => readChosen(filter, query.get(filterKey(filter.label)))),
    tab: indexOf(list.tabs, query.get('tab')),
    searchBy: indexOf(list.search, query.get('by')),
    search: query.get('q') ?? '',
  }
}

/** Changes part of a list's state. A change of the row set returns to the first page. */
export const changeListState = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 0,
  ...(change.searchBy !== undefined && { search: '' }),
  ...(change.sort !== undefined && { order: undefined }),
  ...change,
})

/** Writes the state as a URL query without defaults; parameters of other features are kept. */
export const writeListUrl = (
  list: ListFile,
  state: ListState,
  current = new URLSearchParams(),
): URLSearchParams => {
  const query = new URLSearchParams(current)
  const defaults = readListUrl(list, new URLSearchParams())
  const put = (key: string, value: string, isDefault: boolean): void => {
    if (isDefault) query.delete(key)
    else query.set(key, value)
  }
  put('page', String(state.page + 1), state.page === 0)
  put('rows', String(state.rows), state.rows === defaults.rows)
  put('sort', slug(list.sorts?.[state.sort]?.label ?? ''), state.sort === 0)
  put('order', `${state.order?.sortBy}.${state.order?.ascOrDesc}`, state.order === undefined)
  put('tab', slug(list.tabs?.[state.tab]?.label ?? ''), state.tab === 0)
  put('by', slug(list.search?.[state.searchBy]?.label ?? ''), state.searchBy === 0)
  put('q', state.search, state.search === '')
  for (const [index, filter] of (list.filters ?? []).entries()) {
    const chosen = state.filters[index] ?? 0
    put(filterKey(filter.label), writeChosen(filter, chosen), !chosen)
  }
  return query
}

const allParams = (list: ListFile, state: ListState, context: ValueContext): readonly object[] => [
  evaluateAll(list.params, context),
  evaluateAll(list.tabs?.[state.tab]?.params, context),
  ...(list.filters ?? []).map((filter, index) => chosenParams(filter, state.filters[index] ?? 0, context)),
]

/** The parameters by which a state limits the rows, without the search. */
export const filterQuery = (
  list: ListFile,
  state: ListState,
  context: ValueContext,
): Record<string, unknown> => Object.assign({}, ...allParams(list, state, context))

/** All search parameters are sent, unset ones empty. */
const searchParams = (list: ListFile, state: ListState): Record<string, string> =>
  Object.fromEntries(
    (list.search ?? []).map(({ param }, index) => [
      param,
      index === state.searchBy ? state.search.trim() : '',
    ]),
  )

/** The query of the list call for a state. */
export const listQuery = (
  list: ListFile,
  state: ListState,
  context: ValueContext,
): Record<string, unknown> => {
  const sort = state.order ?? list.sorts?.[state.sort]
  return {
    ...(list.paged !== false && pageQuery({ page: state.page, size: state.rows })),
    ...(sort && sortQuery(sort.sortBy, sort.ascOrDesc)),
    ...searchParams(list, state),
    ...filterQuery(list, state, context),
  }
}

/** The query of a record's edit address: its form opens at the language of the list's filter for missing texts. */
export const soughtLanguage = ({ filters }: ListFile, state: ListState): string => {
  const at = filters?.findIndex((filter) => 'param' in filter && filter.param === missingParameter) ?? -1
  return state.filters[at] ? `?${languageParameter}=${state.filters[at]}` : ''
}

/** Whether a search or filter is active, for the message of an empty list. */
export const isNarrowed = (state: ListState): boolean => state.search !== '' || state.filters.some(Boolean)
