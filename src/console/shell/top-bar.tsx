import MenuIcon from '@mui/icons-material/Menu'
import Palette from '@mui/icons-material/Palette'
import Search from '@mui/icons-material/Search'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { useTranslation } from 'react-i18next'
import { AfterPaint } from '../ui/lazy/after-paint.tsx'
import { lazyWhenIdle } from '../ui/lazy/lazy-when-idle.tsx'
import { underTopBar } from '../ui/styles/under-top-bar.ts'
import { AccountMenu } from './account/account-menu.tsx'
import { HelpButton } from './help/help-button.tsx'
import { showOverlay } from './palette/palette-store.ts'
import { PlatformSwitch } from './platform-switch.tsx'
import { useThemePanel } from './theme/use-theme-panel.tsx'

const NotificationBell = lazyWhenIdle(
  () => import('./notifications/notification-bell.tsx').then((file) => file.NotificationBell),
  () => <Box sx={{ width: 40, height: 40 }} />,
)

/**
 * Scroll margins, so that focused elements are not under the bar; elements in the bar need none, because it is always
 * in view.
 */
const scrollStyles = {
  html: { scrollPaddingTop: underTopBar },
  'header.MuiAppBar-root *': { scrollMarginTop: -underTopBar },
}

/**
 * Platform switch, palette, bell, help, theme settings and account menu; below lg also the drawer's button. In narrow
 * windows, help and theme settings are only in the account menu.
 */
export function TopBar({ onOpenDrawer }: { onOpenDrawer?: (() => void) | undefined }) {
  const { t } = useTranslation('frame')
  const { panel, openPanel } = useThemePanel()
  return (
    <AppBar
      position='sticky'
      color='inherit'
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <GlobalStyles styles={scrollStyles} />
      <Toolbar sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 2 }, minHeight: 64, px: { xs: 2, sm: 6 } }}>
        <AfterPaint>
          {onOpenDrawer && (
            <IconButton edge='start' color='inherit' aria-label={t('topBar.openMenu')} onClick={onOpenDrawer}>
              <MenuIcon />
            </IconButton>
          )}
          <PlatformSwitch />
          <Box sx={{ flex: 1 }} />
          <IconButton
            color='inherit'
            aria-label={t('topBar.goTo')}
            title={t('topBar.goTo')}
            aria-haspopup='dialog'
            onClick={() => showOverlay('palette')}
          >
            <Search />
          </IconButton>
          <NotificationBell />
          <HelpButton />
          <IconButton
            color='inherit'
            aria-label={t('theme.open')}
            title={t('theme.open')}
            aria-haspopup='dialog'
            onClick={openPanel}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            <Palette />
          </IconButton>
          <AccountMenu onTheme={openPanel} />
        </AfterPaint>
      </Toolbar>
      {panel}
    </AppBar>
  )
}
