import type { StylisPlugin } from '@emotion/cache'

/** Texts of MUI's components in one language, as themes to merge. */
export interface MuiLocale {
  themes: readonly object[]
  /** Mirrors the styles in right-to-left languages. */
  mirror?: StylisPlugin
}

/** English is built into the components. */
export const englishLocale: MuiLocale = { themes: [] }

let current: MuiLocale = englishLocale

/** The locale of the current language; `changeLanguage` sets it before React renders. */
export const getMuiLocale = (): MuiLocale => current

/** Sets the locale of MUI's components; see {@link getMuiLocale}. */
export const setMuiLocale = (locale: MuiLocale): void => {
  current = locale
}
