import type { EmotionCache, StylisPlugin } from '@emotion/cache'
import { CacheProvider, ThemeContext } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import RtlProvider from '@mui/system/RtlProvider'
import { type ComponentProps, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { getMuiLocale } from '../../i18n/mui-locale.ts'
import { createStyleCache } from '../../ui/styles/style-cache.ts'
import { createAppTheme } from './create-app-theme.ts'
import { fallback, getThemeName, subscribeTheme } from './theme-store.ts'

type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value']

const plain = createStyleCache('css')

/** For a language that is written from right to left: made once, since another would write all styles again. */
let mirrored: EmotionCache | undefined

const cacheFor = (mirror: StylisPlugin | undefined): EmotionCache => {
  if (!mirror) return plain
  mirrored ??= createStyleCache('rtl', mirror)
  return mirrored
}

const print = matchMedia('print')
const subscribePrint = (listener: () => void): (() => void) => {
  print.addEventListener('change', listener)
  return () => print.removeEventListener('change', listener)
}

/**
 * Gives MUI the chosen theme in the language shown: the style engine its values, components their default props. MUI's
 * own provider does the same and brings the machinery of CSS variables along, 3.5 KiB that no theme here uses. A change
 * of the direction changes where styles are kept and mounts nothing anew: what is typed stays. Paper is white: what is
 * printed has the first theme.
 */
export function AppThemeProvider({ children }: { children: ReactNode }) {
  const chosen = useSyncExternalStore(subscribeTheme, getThemeName)
  const isPrinted = useSyncExternalStore(subscribePrint, () => print.matches)
  const name = isPrinted ? fallback : chosen
  // The language is no argument of the theme, but a change of it brings another locale.
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
