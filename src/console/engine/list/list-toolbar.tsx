import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../i18n/labels.ts'
import { ListSearch } from './list-search.tsx'
import type { ListPage } from './use-list-page.ts'

interface SelectProps {
  label: string
  value: number
  options: readonly { label: string }[]
  onChange: (index: number) => void
}

const ChoiceOf = ({ label, value, options, onChange }: SelectProps) => {
  const translate = useLabel()
  return (
    <TextField
      select
      size='small'
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      sx={{ minWidth: { xs: 1, sm: 160 } }}
    >
      {options.map((option, index) => (
        <MenuItem key={option.label} value={index}>
          {translate(option.label)}
        </MenuItem>
      ))}
    </TextField>
  )
}

type Props = Pick<ListPage, 'list' | 'state' | 'setState'>

/** Tabs of a list, when it has any. */
export const ListTabs = ({ list, state, setState }: Props) => {
  const label = useLabel()
  if (!list.tabs) return null
  return (
    <Tabs
      value={state.tab}
      onChange={(_, tab: number) => setState({ tab })}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 4 }}
    >
      {list.tabs.map((tab) => (
        <Tab key={tab.label} label={label(tab.label)} />
      ))}
    </Tabs>
  )
}

/** Search, filters and sort of a list; nothing when it has none of them. */
export const ListToolbar = ({ list, state, setState }: Props) => {
  const { t } = useTranslation('engine')
  const sorts = list.sorts ?? []
  if (!list.search?.length && !list.filters?.length && sorts.length < 2) return null
  const setFilter = (at: number, chosen: number): void =>
    setState({ filters: state.filters.map((present, index) => (index === at ? chosen : present)) })
  return (
    <Box role='search' sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 4, alignItems: 'center' }}>
      <ListSearch list={list} state={state} setState={setState} />
      {list.filters?.map(({ label, options }, index) => (
        <ChoiceOf
          key={label}
          label={label}
          options={options}
          value={state.filters[index] ?? 0}
          onChange={(chosen) => setFilter(index, chosen)}
        />
      ))}
      {sorts.length > 1 && (
        <ChoiceOf
          label={t('sort')}
          options={sorts}
          value={state.sort}
          onChange={(sort) => setState({ sort })}
        />
      )}
    </Box>
  )
}
