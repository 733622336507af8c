import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { dayFirstOf } from '../../../../contract/dates.ts'
import type { Filter, ListFile, SearchField } from '../../../../modules/format/types.ts'
import { formatDate } from '../../../i18n/format-date.ts'
import { formatNumber } from '../../../i18n/format-number.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { usePrinted } from '../../../ui/hooks/use-printed.ts'
import { joinFacts } from '../../../ui/text-direction.ts'
import { type Chosen, rangeOf } from '../state/filters.ts'
import type { ListState } from '../state/list-url.ts'
import type { ListPage } from '../use-list-page.ts'

/**
 * The present order of a list in words, and its index in the list's sorts; -1 for the order of a column that is none of
 * them.
 */
export const activeSort = (
  { sorts = [], columns }: Pick<ListFile, 'sorts' | 'columns'>,
  { sort, order }: Pick<ListState, 'sort' | 'order'>,
  translate: (label: string) => string,
): { value: number; label: string } => {
  const value = order
    ? sorts.findIndex((one) => one.sortBy === order.sortBy && one.ascOrDesc === order.ascOrDesc)
    : sort
  const arrow = order?.ascOrDesc === 'desc' ? '↓' : '↑'
  const column = columns.find(({ sortBy }) => sortBy !== undefined && sortBy === order?.sortBy)
  const stated = sorts[value]
  return { value, label: stated ? translate(stated.label) : `${translate(column?.label ?? '')} ${arrow}` }
}

type Translate = (text: string) => string

const searchText = ({ label, options }: SearchField, search: string, translate: Translate): string => {
  const option = options?.find(({ value }) => String(value) === search)
  return `${translate(label)}: ${option ? translate(option.label) : search}`
}

/** An active filter in words; none for one of records or several values, which is printed as it is. */
const filterText = (
  filter: Filter,
  chosen: Chosen,
  translate: Translate,
  language: string,
): string | undefined => {
  if (!chosen || 'multiple' in filter || 'operation' in filter) return undefined
  const label = translate(filter.label)
  if ('options' in filter) return `${label}: ${translate(filter.options[Number(chosen)]?.label ?? '')}`
  const shown = (end: string): string =>
    filter.type === 'number'
      ? end && formatNumber(Number(end), language)
      : formatDate(dayFirstOf(end), 'form', language)
  const ends = rangeOf(chosen, filter.type).map(shown)
  return `${label}: ${ends.join(' – ')}`
}

interface Props extends Pick<ListPage, 'list' | 'state'> {
  /** Filters by records and several values in words, if their fields are not printed. */
  named?: readonly string[]
}

/** Search, filters and order of a printed list in words. */
export const PrintedFilters = ({ list, state, named = [] }: Props) => {
  const { t, i18n } = useTranslation('engine')
  const translate = useLabel()
  if (!usePrinted()) return null
  const field = list.search?.[state.searchBy]
  const texts = [
    field && state.search !== '' && searchText(field, state.search, translate),
    ...(list.filters ?? []).map((filter, at) =>
      filterText(filter, state.filters[at] ?? 0, translate, i18n.language),
    ),
    ...named,
    Boolean(list.sorts?.length) && `${t('sort')}: ${activeSort(list, state, translate).label}`,
  ]
  return (
    <Box className='printed' sx={{ typography: 'body2', width: 1 }}>
      {joinFacts(texts)}
    </Box>
  )
}
