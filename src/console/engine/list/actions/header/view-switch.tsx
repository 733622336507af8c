import GridOn from '@mui/icons-material/GridOn'
import TableRows from '@mui/icons-material/TableRowsOutlined'
import Cards from '@mui/icons-material/ViewModuleOutlined'
import { useTranslation } from 'react-i18next'
import { isUnsaved } from '../../../../session/unsaved.ts'
import { SideBySide } from '../../../../ui/select/side-by-side.tsx'
import { showToast } from '../../../../ui/toasts/toasts.tsx'
import type { ListPage } from '../../use-list-page.ts'
import { useIsGrid, useListSettings } from '../../use-list-settings.ts'

/** Width and height of the switch in pixels, for the place where it appears after the rows. */
export const viewSwitchSize = { width: 71, height: 36 }

/** Switches a list between its table or cards and the grid. Phones show the rows as cards, without the switch. */
export const ViewSwitch = ({ page }: { page: ListPage }) => {
  const { t } = useTranslation('engine')
  const { settings, setSettings } = useListSettings(page)
  const shown = useIsGrid(page) ? 'grid' : 'table'
  const isCards = page.list.view === 'cards'
  return (
    <SideBySide
      label={t('view.label')}
      value={shown}
      options={[
        { value: 'table', text: t(isCards ? 'view.cards' : 'view.table'), Icon: isCards ? Cards : TableRows },
        { value: 'grid', text: t('view.grid'), Icon: GridOn },
      ]}
      onChange={(view) => {
        if (shown === 'grid' && isUnsaved()) showToast({ message: t('view.kept'), type: 'info' })
        setSettings({ ...settings, view })
      }}
      hasOnlyIcons
      sx={{ ...viewSwitchSize, display: { xs: 'none', sm: 'inline-flex' } }}
    />
  )
}
