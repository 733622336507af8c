import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useLabel } from '../../../i18n/use-label.ts'
import type { ListPage } from '../use-list-page.ts'

type Props = Pick<ListPage, 'state' | 'setState'> & { tabs: NonNullable<ListPage['list']['tabs']> }

/** The tabs of a list. */
export const ListTabs = ({ tabs, state, setState }: Props) => {
  const label = useLabel()
  return (
    <Tabs
      value={state.tab}
      onChange={(_, tab: number) => setState({ tab })}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 4 }}
    >
      {tabs.map((tab) => (
        <Tab key={tab.label} label={label(tab.label)} />
      ))}
    </Tabs>
  )
}
