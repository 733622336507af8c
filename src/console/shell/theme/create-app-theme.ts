import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import { breakpoints } from '../../ui/styles/breakpoints.ts'
import { fontFamily } from '../../ui/styles/fonts.ts'
import type {} from './augment.ts'
import { components } from './components.ts'
import { palettes, type ThemeName } from './palettes.ts'

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
