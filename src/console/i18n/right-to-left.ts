import type { ThemeOptions } from '@mui/material/styles'
import rtlPlugin from '@mui/stylis-plugin-rtl'

/** Letters of these scripts are joined, so letter spacing would break them. */
const joined = { letterSpacing: 0 }

const theme: ThemeOptions = {
  direction: 'rtl',
  typography: { h1: joined, overline: joined },
  components: {
    // Addresses, numbers and passwords are left-to-right, aligned with their label; content texts follow their language.
    MuiInputBase: { styleOverrides: { root: { '& input[dir=ltr]:not([lang])': { textAlign: 'end' } } } },
    // The plugin does not mirror the badge's corner.
    MuiBadge: { defaultProps: { anchorOrigin: { vertical: 'top', horizontal: 'left' } } },
    MuiBreadcrumbs: { styleOverrides: { separator: { transform: 'scaleX(-1)' } } },
  },
}

/**
 * Theme and stylis plugin for right-to-left languages, loaded with the first such language.
 */
export const mirrored = { plugin: rtlPlugin, theme }
