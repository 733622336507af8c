import { isPlatform, type Platform } from '../../../modules/format/platform.ts'
import { openPaths } from './open-paths.ts'

const PARAMETER = 'next'

/** Address of the sign-in page that leads on to `returnTo` (path with query) afterwards. */
export const signInPath = (returnTo = '/'): string =>
  returnTo === '/' ? openPaths.signIn : `${openPaths.signIn}?${PARAMETER}=${encodeURIComponent(returnTo)}`

/** An origin that no address of the console has. */
const placeholder = 'https://console.invalid'

const PLATFORM = 'in'

/** Address of the not-found page that offers the mode in which `path` (with query) is found. */
export const notFoundPath = (platform: Platform, path: string): string =>
  `/404?${new URLSearchParams({ [PLATFORM]: platform, [PARAMETER]: path })}`

/** The mode that the not-found page offers, from its query string; null when it offers none. */
export const offeredPlatform = (search: string): Platform | null => {
  const platform = new URLSearchParams(search).get(PLATFORM)
  return isPlatform(platform) ? platform : null
}

/**
 * Where to go on, after signing in or in another mode, from the page's query string. Anything but a path of this console becomes
 * `/`, so that a crafted link cannot lead elsewhere.
 */
export const returnPath = (search: string): string => {
  const path = new URLSearchParams(search).get(PARAMETER) ?? '/'
  // As the browser reads it, which drops tabs and line breaks, and takes `\` for `/`.
  const address = URL.canParse(path, placeholder) ? new URL(path, placeholder) : null
  const isOfConsole =
    path.startsWith('/') && address?.origin === placeholder && !address.pathname.startsWith('//')
  return isOfConsole && !address.pathname.startsWith('/auth/') ? path : '/'
}
