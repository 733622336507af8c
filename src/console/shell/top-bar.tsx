import { menu } from 'virtual:menu'
import Computer from '@mui/icons-material/Computer'
import Help from '@mui/icons-material/HelpOutlined'
import MenuIcon from '@mui/icons-material/Menu'
import Palette from '@mui/icons-material/Palette'
import PhoneIphone from '@mui/icons-material/PhoneIphone'
import Search from '@mui/icons-material/Search'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import IconButton from '@mui/material/IconButton'
import Toolbar from '@mui/material/Toolbar'
import { memo, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasOperation } from '../../client/availability.ts'
import { enterPlatform, usePlatform } from '../session/platform.ts'
import { useUser } from '../session/use-session.ts'
import { AfterPaint } from '../ui/lazy/after-paint.tsx'
import { lazyPart, lazyWhenIdle } from '../ui/lazy/lazy-when-idle.tsx'
import { OpenedPart } from '../ui/lazy/opened-part.tsx'
import { useGo } from '../ui/page/navigate.tsx'
import { SideBySide } from '../ui/select/side-by-side.tsx'
import { topBarHeight, underTopBar } from '../ui/styles/layout-sizes.ts'
import { UserAvatar } from './account/user-avatar.tsx'
import { showOverlay } from './palette-store.ts'
import { useThemePanel } from './theme/use-theme-panel.tsx'
import { useGuide } from './use-guide.ts'

/** Whether the modes differ at all. */
const hasModes = menu.some(({ platform }) => platform !== undefined)

/** Switches between the website's and the app's sections, and opens the dashboard. */
const PlatformSwitch = () => {
  const { t } = useTranslation()
  const navigate = useGo()
  const platform = usePlatform()
  return (
    <SideBySide
      label={t('platform.label')}
      value={platform}
      options={[
        { value: 'WEB', text: t('platform.web'), Icon: Computer },
        { value: 'MOBILE', text: t('platform.mobile'), Icon: PhoneIphone },
      ]}
      onChange={(chosen) => void navigate('/', enterPlatform(chosen))}
      sx={{
        '& .MuiToggleButton-root': { gap: 2, px: { xs: 2.5, sm: 4 }, color: 'text.secondary' },
        // The labels are enough.
        '@media (max-width: 359.95px)': { svg: { display: 'none' } },
      }}
    />
  )
}

const list = lazyPart(() =>
  import('./account/account-menu-list.tsx').then(({ AccountMenuList }) => AccountMenuList),
)

/** The button with the user's picture and its menu. */
const AccountMenu = ({ onTheme }: { onTheme: () => void }) => {
  const { t } = useTranslation()
  const user = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const close = (): void => setAnchor(null)
  if (!user) return null
  return (
    <>
      <IconButton
        aria-label={t('account.label')}
        aria-haspopup='menu'
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 1 }}
      >
        <UserAvatar user={user} size={32} />
      </IconButton>
      <OpenedPart part={list} open={anchor !== null} title={t('account.label')} onClose={close}>
        {(AccountMenuList) => (
          <AccountMenuList id={menuId} anchor={anchor} onTheme={onTheme} onClose={close} />
        )}
      </OpenedPart>
    </>
  )
}

// Memoized: each step of a navigation looks up the chapter again, but only a different one needs a render.
const HelpLink = memo(function HelpLink({ href }: { href: string }) {
  const { t } = useTranslation('engine')
  return (
    <IconButton
      color='inherit'
      href={href}
      target='_blank'
      aria-label={t('help')}
      title={t('help')}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      <Help />
    </IconButton>
  )
})

/**
 * Opens the guide in a new tab, at the chapter about the open page, so that input stays. In narrow windows, the link is
 * in the account menu.
 */
const HelpButton = () => {
  const guide = useGuide()
  return guide && <HelpLink href={guide} />
}

/** Whether the bell may appear; no place is kept for it otherwise. */
const hasBell = hasOperation('getMyNotifications') || hasOperation('listNotification')

const NotificationBell = lazyWhenIdle(
  () => import('./notifications/notification-bell.tsx').then((file) => file.NotificationBell),
  () => hasBell && <Box sx={{ width: 40, height: 40 }} />,
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
export const TopBar = ({ onOpenDrawer }: { onOpenDrawer?: (() => void) | undefined }) => {
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
      <Toolbar
        sx={{ flexWrap: 'wrap', gap: { xs: 1, sm: 2 }, minHeight: topBarHeight, px: { xs: 2, sm: 6 } }}
      >
        <AfterPaint>
          {onOpenDrawer && (
            <IconButton edge='start' color='inherit' aria-label={t('topBar.openMenu')} onClick={onOpenDrawer}>
              <MenuIcon />
            </IconButton>
          )}
          {hasModes && <PlatformSwitch />}
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
