import GridOn from '@mui/icons-material/GridOn'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import { isUnsaved } from '../../../../session/unsaved.ts'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import type { ListPage } from '../../use-list-page.ts'
import { useIsGrid, useListSettings } from '../../use-list-settings.ts'

const views = [
  { view: 'table', Icon: TableRows },
  { view: 'grid', Icon: GridOn },
] as const

/** Width and height of the switch in pixels, for the place where it appears after the rows. */
export const viewSwitchSize = { width: 71, height: 36 }

/** Switches a list between table and grid. Phones show the rows as cards, without the switch. */
export const ViewSwitch = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const { settings, setSettings } = useListSettings(page)
  const shown = useIsGrid(page) ? 'grid' : 'table'
  const change = (_event: unknown, view: 'table' | 'grid' | null): void => {
    if (!view) return
    if (shown === 'grid' && isUnsaved()) showToast({ message: t('view.kept'), type: 'info' })
    setSettings({ ...settings, view })
  }
  return (
    <ToggleButtonGroup
      exclusive
      size='small'
      color='primary'
      value={shown}
      onChange={change}
      aria-label={t('view.label')}
      sx={{ ...viewSwitchSize, display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {views.map(({ view, Icon }) => (
        <ToggleButton key={view} value={view} aria-label={t(`view.${view}`)} title={t(`view.${view}`)}>
          <Icon fontSize='small' />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
