import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../../i18n/use-label.ts'
import type { Chosen } from '../state/filters.ts'
import type { ListPage } from '../use-list-page.ts'
import { ListSearch } from './list-search.tsx'
import { RangeFilter } from './range-filter.tsx'
import { RecordFilter } from './record-filter.tsx'
import { ToolbarSelect } from './toolbar-select.tsx'
import { ValuesFilter } from './values-filter.tsx'

type ToolbarProps = Pick<ListPage, 'list' | 'state' | 'setState' | 'values'>

/** Search, filters and sort of a list; nothing if it has none of them. */
export const ListToolbar = ({ list, state, setState, values }: ToolbarProps) => {
  const { t } = useTranslation('engine')
  const translate = useLabel()
  const sorts = list.sorts ?? []
  if (!list.search?.length && !list.filters?.length && sorts.length < 2) return null
  const numbered = (options: readonly { label: string }[]) =>
    options.map(({ label }, index) => ({ value: index, label: translate(label) }))
  const setFilter = (at: number, chosen: Chosen): void =>
    setState(({ filters }) => ({ filters: filters.with(at, chosen) }))
  return (
    <Box role='search' sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 4, alignItems: 'flex-start' }}>
      <ListSearch list={list} state={state} setState={setState} />
      {list.filters?.map((filter, index) => {
        const shared = {
          chosen: state.filters[index] ?? 0,
          onChoose: (next: Chosen) => setFilter(index, next),
        }
        if ('multiple' in filter)
          return <ValuesFilter key={filter.label} filter={filter} values={values} {...shared} />
        if ('operation' in filter)
          return <RecordFilter key={filter.label} filter={filter} values={values} {...shared} />
        if ('type' in filter) return <RangeFilter key={filter.label} filter={filter} {...shared} />
        return (
          <ToolbarSelect
            key={filter.label}
            label={translate(filter.label)}
            options={numbered(filter.options)}
            value={shared.chosen}
            minWidth={160}
            onChange={(chosen) => setFilter(index, Number(chosen))}
          />
        )
      })}
      {sorts.length > 1 && (
        <ToolbarSelect
          label={t('sort')}
          options={numbered(sorts)}
          value={state.sort}
          minWidth={160}
          onChange={(sort) => setState({ sort: Number(sort) })}
        />
      )}
    </Box>
  )
}
