import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollRestoration, useLocation, useNavigation } from 'react-router-dom'
import { queryClient } from '../../client/query-client.ts'
import { BusyLine } from '../ui/busy-line.tsx'
import { foundationName } from '../ui/page/foundation-name.ts'
import { SkipLink } from '../ui/page/skip-link.tsx'
import { Loader } from '../ui/states/loader.tsx'
import { clearCacheOnSignOut } from './clear-cache-on-sign-out.ts'
import { Drawer } from './drawer/drawer.tsx'
import { Pages } from './pages.tsx'
import { PlatformOffer } from './platform-offer.tsx'
import { TopBar } from './top-bar.tsx'

function Footer() {
  const { t } = useTranslation()
  return (
    <Box component='footer' sx={{ py: 5, px: 6, mt: 'auto', textAlign: 'center' }}>
      <Typography variant='body2' sx={{ color: 'text.secondary' }}>
        {t('layout.copyright', { year: new Date().getFullYear(), name: foundationName() })}
      </Typography>
    </Box>
  )
}

/** Shows at once that a click has been heard, for as long as the next page is on its way. */
function NavigationProgress() {
  const { t } = useTranslation()
  const { state } = useNavigation()
  return <BusyLine busy={state !== 'idle'} label={t('common.loading')} />
}

/** The frame of every signed-in page: sidebar, top bar, the page itself, footer. `children` lie over the page. */
export function Layout({ children }: { children?: ReactNode }) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const mainId = useId()
  useEffect(clearCacheOnSignOut, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere closes the drawer
  useEffect(() => setOpen(false), [pathname])
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink target={mainId} />
      <Box sx={{ display: 'flex', minHeight: '100vh' }}>
        <Drawer permanent={wide} open={open} onClose={() => setOpen(false)} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <TopBar onOpenDrawer={wide ? undefined : () => setOpen(true)} />
          <NavigationProgress />
          <Box component='main' id={mainId} tabIndex={-1} sx={{ p: { xs: 4, sm: 6 }, pb: 4 }}>
            <PlatformOffer key={pathname} />
            <Suspense fallback={<Loader />}>
              <Pages />
            </Suspense>
          </Box>
          <Footer />
        </Box>
      </Box>
      {children}
      <ScrollRestoration />
    </QueryClientProvider>
  )
}
