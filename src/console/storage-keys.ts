import type { Platform } from '../modules/format/platform.ts'

/*
 * Names under which the browser keeps what the page's first script has to know as well; it is built apart, and would
 * read past a name that changed in the console alone.
 */

export const themeKey = 'theme'

export const tokenKey = 'accessToken'

export const languageKey = 'language'

/** Start of the key of a user's settings for a list; the user's key follows. */
export const listSettingsKey = (list: string): string => `look:${list}`

const webKey = 'web'
const mobileKey = 'mobile'

/** Exactly one of the two is kept. */
export const platformKeys: Readonly<Record<Platform, string>> = { WEB: webKey, MOBILE: mobileKey }

/** The mode that is kept: Mobile when only its key is stored, Web otherwise. */
export const storedPlatform = (read: (key: string) => string | null): Platform =>
  read(mobileKey) !== null && read(webKey) === null ? 'MOBILE' : 'WEB'
