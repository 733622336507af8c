import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { queryClient } from '../../client/query-client.ts'
import { isSignInAgainOpen, subscribeSignInAgain } from '../session/sign-in-again.ts'
import { laterPart, useLater } from '../ui/lazy/later.tsx'
import { foundationName } from '../ui/page/foundation.ts'
import { SkipLink } from '../ui/page/skip-link.tsx'
import { Loader } from '../ui/states/loader.tsx'
import { Drawer } from './drawer/drawer.tsx'
import { ThemeButton } from './theme/theme-button.tsx'
import { TopBar } from './top-bar.tsx'
import { useForgetOnLeave } from './use-forget-on-leave.ts'

const signInAgain = laterPart(() =>
  import('../screens/auth/sign-in-again.tsx').then((file) => file.SignInAgain),
)

function SessionWatch() {
  const isOpen = useSyncExternalStore(subscribeSignInAgain, isSignInAgainOpen)
  const SignInAgain = useLater(signInAgain, isOpen)
  return SignInAgain && <SignInAgain />
}

function Footer() {
  const { t } = useTranslation()
  return (
    <Box component='footer' sx={{ py: 5, px: 6, mt: 'auto', textAlign: 'center' }}>
      <Typography variant='body2' sx={{ color: 'text.secondary' }}>
        {t('layout.copyright', { year: new Date().getFullYear(), name: foundationName() })}
      </Typography>
      <ThemeButton />
    </Box>
  )
}

/** The frame of every signed-in page: sidebar, top bar, the page itself, footer. */
export function Layout() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const mainId = useId()
  useForgetOnLeave()
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere closes the drawer
  useEffect(() => setOpen(false), [pathname])
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink target={mainId} />
      <Box sx={{ display: 'flex', minHeight: '100vh' }}>
        <Drawer permanent={wide} open={open} onClose={() => setOpen(false)} />
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <TopBar onOpenDrawer={wide ? undefined : () => setOpen(true)} />
          <Box component='main' id={mainId} tabIndex={-1} sx={{ p: { xs: 4, sm: 6 }, pb: 4 }}>
            <Suspense fallback={<Loader />}>
              <Outlet />
            </Suspense>
          </Box>
          <Footer />
        </Box>
      </Box>
      <SessionWatch />
      <ScrollRestoration />
    </QueryClientProvider>
  )
}
