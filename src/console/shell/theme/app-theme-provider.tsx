import type { EmotionCache, StylisPlugin } from '@emotion/cache'
import { CacheProvider, ThemeContext } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import RtlProvider from '@mui/system/RtlProvider'
import { type ComponentProps, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { getMuiLocale } from '../../i18n/mui-locale.ts'
import { usePrinted } from '../../ui/hooks/use-printed.ts'
import { createStyleCache } from '../../ui/styles/style-cache.ts'
import { createAppTheme } from './create-app-theme.ts'
import { fallback, getThemeName, subscribeTheme } from './theme-store.ts'

type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

const plain = createStyleCache('css')

/** The cache for right-to-left languages, created once: another one would insert all styles again. */
let mirrored: EmotionCache | undefined

const cacheFor = (mirror: StylisPlugin | undefined): EmotionCache => {
  if (!mirror) return plain
  mirrored ??= createStyleCache('rtl', mirror)
  return mirrored
}

/**
 * Provides the selected theme in the present language: values for the style engine, default props for components. MUI's
 * own provider also includes CSS variables, 3.5 KiB that no theme here uses. A change of direction switches the style
 * cache without mounting again, so input stays. Print uses the first theme, which is white.
 */
export function AppThemeProvider({ children }: { children: ReactNode }) {
  const chosen = useSyncExternalStore(subscribeTheme, getThemeName)
  const isPrinted = usePrinted()
  const name = isPrinted ? fallback : chosen
  // A language change brings another MUI locale for the theme.
  useTranslation()
  const locale = getMuiLocale()
  const theme = useMemo(() => createAppTheme(name, locale.themes), [name, locale])
  return (
    <CacheProvider value={cacheFor(locale.mirror)}>
      <ThemeContext.Provider value={theme}>
        <RtlProvider value={theme.direction === 'rtl'}>
          <DefaultPropsProvider value={(theme.components ?? {}) as DefaultProps}>
            <CssBaseline enableColorScheme />
            {children}
          </DefaultPropsProvider>
        </RtlProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  )
}
