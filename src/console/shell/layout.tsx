import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { queryClient } from '../../client/query-client.ts'
import { formatMoment } from '../i18n/format-date.ts'
import { currentUserKey, subscribeSession } from '../session/session-store.ts'
import { BusyLine } from '../ui/busy-line.tsx'
import { clearOverPage, OverPage } from '../ui/dialogs/over-page.tsx'
import { AfterPaint } from '../ui/lazy/after-paint.tsx'
import { foundationName } from '../ui/page/brand.tsx'
import { Navigating } from '../ui/page/navigate.tsx'
import { PrintHead, SkipLink } from '../ui/page/page-header.tsx'
import { FollowLinks } from '../ui/page/plain-link.tsx'
import { cellStyles } from '../ui/styles/cell-styles.ts'
import { shortWindow } from '../ui/styles/layout-sizes.ts'
import { withdrawOffer } from '../ui/toasts/toast-store.ts'
import { Drawer } from './drawer/drawer.tsx'
import { Pages } from './pages.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * Clears the response cache and the offers over the page when the user signs out or changes, so that no user sees
 * another's data. Returns a function that stops.
 */
export const clearCacheOnSignOut = (): (() => void) => {
  let user = currentUserKey()
  const check = (): void => {
    if (currentUserKey() === user) return
    user = currentUserKey()
    queryClient.clear()
    clearOverPage()
    withdrawOffer()
  }
  const stop = subscribeSession(check)
  return () => {
    check()
    stop()
  }
}

/** Controls and navigation, which have no use in print. */
const screenOnly = [
  'body aside',
  'body footer',
  'header.MuiAppBar-root',
  'nav',
  'button:not(.sort, [role=switch], [role=search] *)',
  '[role=toolbar]',
  'a.MuiButtonBase-root:not(.MuiCardActionArea-root)',
  '.MuiSnackbar-root',
  '.screen-only',
].join(', ')

const styles = {
  '@media print': {
    [screenOnly]: { display: 'none !important' },
    // Bars and switches carry information in background colours, which browsers omit.
    main: { printColorAdjust: 'exact' },
    // A placeholder is no content.
    'input::placeholder': { color: 'transparent !important' },
    'tr, li, section.MuiCard-root': { breakInside: 'avoid' },
    // Sums belong on the last page.
    tfoot: { display: 'table-row-group' },
    'main :is(th, td)': { position: 'static !important' },
    // Prints a text completely, whatever the height of its box.
    textarea: { fieldSizing: 'content', height: 'auto !important', maxHeight: 'none !important' },
    '[contenteditable], .MuiDialog-root :is(.MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root)':
      {
        height: 'auto !important',
        maxHeight: 'none !important',
        overflow: 'visible !important',
      },
    // A dialog is printed after the page; fixed, it would appear on every sheet, truncated.
    '.MuiDialog-root, .MuiDialog-root .MuiDialog-container': {
      position: 'static !important',
      display: 'block',
    },
    '.MuiBackdrop-root': { display: 'none !important' },
    body: { overflow: 'visible !important' },
    'main.MuiBox-root': { padding: 0 },
    '.MuiCard-root': { overflow: 'visible' },
  },
} as const

/** Styles of printed pages, which always use the first theme. */
const PrintStyles = () => <GlobalStyles styles={styles} />

const CellStyles = () => <GlobalStyles styles={cellStyles} />

const Footer = () => {
  const { t } = useTranslation()
  return (
    <Box component='footer' sx={{ py: 5, px: 6, mt: 'auto', textAlign: 'center' }}>
      <Typography variant='body2' sx={{ color: 'text.secondary' }}>
        {t('layout.copyright', { year: new Date().getFullYear(), name: foundationName() })}
      </Typography>
    </Box>
  )
}

/** Shows the progress of a navigation from the click on. */
const NavigationProgress = () => {
  const { t } = useTranslation()
  const { state } = useNavigation()
  return <BusyLine busy={state !== 'idle'} label={t('common.loading')} />
}

/** Closes the drawer after a navigation. A separate component, so that the frame does not render for it. */
const CloseOnArrival = ({ close }: { close: () => void }) => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the drawer
  useEffect(close, [pathname])
  return null
}

/** Key of a page's history entry; the address for the first page. */
const ownPlace = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key)

/** `ScrollRestoration` scrolls to the top when it mounts; a page that is scrolled by then keeps its position. */
const RestoreScroll = () => {
  const [position] = useState(() => window.scrollY)
  useLayoutEffect(() => {
    if (position > 0) window.scrollTo(0, position)
  }, [position])
  return <ScrollRestoration getKey={ownPlace} />
}

/** The frame of every signed-in page: sidebar, top bar, page, footer. `children` are rendered over the page. */
export const Layout = ({ children }: { children?: ReactNode }) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  // A wide window has no drawer to open; it must not be open when the window becomes narrow again.
  useEffect(() => {
    if (wide) close()
  }, [wide, close])
  const mainId = useId()
  useEffect(clearCacheOnSignOut, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Navigating>
        <PrintStyles />
        <CellStyles />
        <SkipLink target={mainId} />
        <Box sx={{ display: 'flex', minHeight: '100vh' }}>
          <Drawer permanent={wide} open={open} onClose={close} />
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            <TopBar onOpenDrawer={wide ? undefined : () => setOpen(true)} />
            <NavigationProgress />
            <Box
              component='main'
              id={mainId}
              tabIndex={-1}
              sx={{ p: { xs: 4, xl: 5 }, pb: 4, [shortWindow]: { pt: 3 } }}
            >
              <PrintHead format={formatMoment} />
              <Pages />
            </Box>
            <Footer />
          </Box>
        </Box>
        {children}
        <OverPage />
        <CloseOnArrival close={close} />
        <FollowLinks />
        <AfterPaint>
          <RestoreScroll />
        </AfterPaint>
      </Navigating>
    </QueryClientProvider>
  )
}
