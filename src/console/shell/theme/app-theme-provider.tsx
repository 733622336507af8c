import type { EmotionCache, StylisPlugin } from '@emotion/cache'
import { CacheProvider, ThemeContext } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import RtlProvider from '@mui/system/RtlProvider'
import { type ComponentProps, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { getMuiLocale } from '../../i18n/language-data.ts'
import { themeKey } from '../../storage-keys.ts'
import { usePrinted } from '../../ui/hooks/use-printed.ts'
import { createListeners } from '../../ui/store.ts'
import { fontFamily } from '../../ui/styles/fonts.ts'
import { hintStyles } from '../../ui/styles/hint-styles.ts'
import { breakpoints } from '../../ui/styles/layout-sizes.ts'
import { createStyleCache } from '../../ui/styles/style-cache.ts'
import './augment.ts'
import { isThemeName, palettes, type ThemeName, themeNames } from './palettes.ts'

/** The first theme, a light one. */
const fallback: ThemeName = themeNames[0] ?? 'DEFAULT'
const listeners = createListeners({ otherTabs: true })
let warnedOf: string | null = null

const warnOnce = (name: string): void => {
  if (warnedOf === name) return
  warnedOf = name
  // biome-ignore lint/suspicious/noConsole: tells who set the theme by hand why it is not applied
  console.warn(`The theme "${name}" does not exist; "${fallback}" is used.`)
}

/** The stored theme; the first one if the stored name is missing or unknown (with a warning). */
export const getThemeName = (): ThemeName => {
  const stored = localStorage.getItem(themeKey)
  if (stored === null) return fallback
  if (isThemeName(stored)) return stored
  warnOnce(stored)
  return fallback
}

/** Stores the theme and applies it. */
export const setThemeName = (name: ThemeName): void => {
  localStorage.setItem(themeKey, name)
  listeners.notify()
}

/** Subscribes to changes in all tabs; returns a function that unsubscribes. */
export const { subscribe: subscribeTheme } = listeners

const fieldBorder = ({ theme }: { theme: Theme }) => ({ borderColor: theme.palette.fieldBorder })

/** Styles of MUI components in every theme. Placeholders keep the contrast of secondary text. */
const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: ({ palette }) => ({
      body: { overflowWrap: 'break-word' },
      ':where(a, [tabindex]):focus-visible': {
        outline: `2px solid ${palette.primary.main}`,
        outlineOffset: 2,
        borderRadius: 2,
      },
      'main:focus-visible, h1:focus-visible': { outline: 'none' },
      // The animation by which inputs detect autofill, defined once instead of by each input.
      '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
      // Directional icons.
      '[dir=rtl] .turns': { transform: 'scaleX(-1)' },
      // Values of another direction are still aligned with their heading.
      '[dir=rtl] :is(.fill, .value):dir(ltr)': { textAlign: 'end' },
      // An empty field has no text for `dir=auto`.
      '[dir=auto]:placeholder-shown': { direction: 'inherit' },
      '::selection': { backgroundColor: palette.primary.main, color: palette.primary.contrastText },
    }),
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 36, paddingInline: 16 } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: ({ theme }) => ({ border: `1px solid ${theme.palette.divider}` }) },
  },
  MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 600 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      // For single-line inputs: no flex layout, so that a keystroke causes no layout around the input.
      root: {
        '&&:has(> input + fieldset):not(.MuiInputBase-adornedStart)': {
          display: 'block',
          // The input's padding, which flex layout would subtract from its width.
          '& > input': { contain: 'strict', width: 'calc(100% - 28px)' },
        },
      },
      input: ({ theme }) => ({
        '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
        // Vowel marks of Arabic are unreadable at the size of Latin letters, and need higher lines.
        '&:is([dir=rtl], [dir=auto]:dir(rtl))': {
          fontSize: '1.25rem',
          '&:is(input)': { height: '1.15em' },
          '&:is(textarea)': { lineHeight: 1.9 },
        },
      }),
    },
  },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: fieldBorder } },
  MuiPickersOutlinedInput: { styleOverrides: { notchedOutline: fieldBorder } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: {
      tooltip: hintStyles,
      arrow: { color: hintStyles.backgroundColor },
    },
  },
  // A growing arc would repaint each frame during loading; a rotating one does not.
  MuiCircularProgress: { defaultProps: { disableShrink: true } },
  MuiTableHead: { styleOverrides: { root: { '& th': { fontWeight: 600 } } } },
  MuiLink: { defaultProps: { underline: 'hover' } },
}

const options = (name: ThemeName): ThemeOptions => ({
  palette: palettes[name],
  spacing: 4,
  breakpoints: { values: breakpoints },
  shape: { borderRadius: 8 },
  motion: { reducedMotion: 'system' },
  focusVisible: true,
  typography: {
    fontFamily,
    fontSize: 14,
    h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.35 },
    h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
    h4: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.45 },
    h5: { fontSize: '0.9375rem', fontWeight: 600 },
    h6: { fontSize: '0.875rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
    overline: { letterSpacing: '0.06em', fontWeight: 600, lineHeight: 2 },
  },
  components,
})

/** The MUI theme with one of the six names. `locales` are MUI translations, merged over it. */
export const createAppTheme = (name: ThemeName, locales: readonly object[] = []): Theme =>
  createTheme(options(name), ...locales)

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
export const AppThemeProvider = ({ children }: { children: ReactNode }) => {
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
