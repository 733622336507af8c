import type { ThemeOptions } from '@mui/material/styles'
import rtlPlugin from '@mui/stylis-plugin-rtl'

/** Letters of these scripts are joined: no space comes between them. */
const joined = { letterSpacing: 0 }

const theme: ThemeOptions = {
  direction: 'rtl',
  typography: { h1: joined, overline: joined },
  components: {
    // Addresses, numbers and passwords run left-to-right and stand below their label; a text in a language of the
    // content stands as that language does.
    MuiInputBase: { styleOverrides: { root: { '& input[dir=ltr]:not([lang])': { textAlign: 'end' } } } },
    // It hangs at a corner that nothing mirrors.
    MuiBadge: { defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'left' } } },
    MuiBreadcrumbs: { styleOverrides: { separator: { transform: 'scaleX(-1)' } } },
  },
}

/**
 * What turns the interface round for a language that is written from right to left: styles whose left is right, and
 * what a theme says of it. Fetched with the first such language.
 */
export const mirrored = { plugin: rtlPlugin, theme }
