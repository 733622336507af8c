import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Filter, SearchField } from '../../../../modules/format/types.ts'
import { useLabel } from '../../../i18n/use-label.ts'
import { usePrinted } from '../../../ui/hooks/use-printed.ts'
import { joinFacts } from '../../../ui/join-facts.ts'
import { type Chosen, rangeOf } from '../state/filters.ts'
import type { ListPage } from '../use-list-page.ts'

type Translate = (text: string) => string

const searchText = ({ label, options }: SearchField, search: string, translate: Translate): string => {
  const option = options?.find(({ value }) => String(value) === search)
  return `${translate(label)}: ${option ? translate(option.label) : search}`
}

/** An active filter in words; none for one of records or several values, which is printed as it is. */
const filterText = (filter: Filter, chosen: Chosen, translate: Translate): string | undefined => {
  if (!chosen || 'multiple' in filter || 'operation' in filter) return undefined
  const label = translate(filter.label)
  if ('options' in filter) return `${label}: ${translate(filter.options[Number(chosen)]?.label ?? '')}`
  const dayFirst = (end: string): string =>
    filter.type === 'number' ? end : end.split('-').toReversed().join('-')
  const ends = rangeOf(chosen, filter.type).map(dayFirst)
  return `${label}: ${ends.join(' – ')}`
}

interface Props extends Pick<ListPage, 'list' | 'state'> {
  /** Filters by records and several values in words, if their fields are not printed. */
  named?: readonly string[]
}

/** Search, filters and order of a printed list in words. */
export const PrintedFilters = ({ list, state, named = [] }: Props) => {
  const { t } = useTranslation('engine')
  const translate = useLabel()
  if (!usePrinted()) return null
  const field = list.search?.[state.searchBy]
  const sort = list.sorts?.[state.sort]
  const texts = [
    field && state.search !== '' && searchText(field, state.search, translate),
    ...(list.filters ?? []).map((filter, at) => filterText(filter, state.filters[at] ?? 0, translate)),
    ...named,
    sort && `${t('sort')}: ${translate(sort.label)}`,
  ]
  return (
    <Box className='printed' sx={{ typography: 'body2', width: 1 }}>
      {joinFacts(texts)}
    </Box>
  )
}
