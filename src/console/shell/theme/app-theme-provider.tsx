import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { getMuiLocale } from '../../i18n/mui-locale.ts'
import { createAppTheme } from './create-app-theme.ts'
import { getThemeName, subscribeTheme } from './theme-store.ts'

/** Gives MUI the chosen theme in the language shown. */
export function AppThemeProvider({ children }: { children: ReactNode }) {
  const name = useSyncExternalStore(subscribeTheme, getThemeName)
  // The language is no argument of the theme, but a change of it brings another locale.
  useTranslation()
  const locale = getMuiLocale()
  const theme = useMemo(() => createAppTheme(name, locale.themes), [name, locale])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}
