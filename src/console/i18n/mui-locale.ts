import type { StylisPlugin } from '@emotion/cache'

/** Texts of MUI's components in one language, as themes to merge. */
export interface MuiLocale {
  themes: readonly object[]
  /** Of a language written from right to left: what mirrors its styles. */
  mirror?: StylisPlugin
}

/** English is built into the components. */
export const englishLocale: MuiLocale = { themes: [] }

let current: MuiLocale = englishLocale

/** The locale of the language in use; set by `changeLanguage` before React hears of the change. */
export const getMuiLocale = (): MuiLocale => current

/** Takes the words of MUI in another language; see {@link getMuiLocale}. */
export const setMuiLocale = (locale: MuiLocale): void => {
  current = locale
}
