import { isPlatform, type Platform } from '../../modules/format/platform.ts'

/** Addresses of the user's account pages. */
export const accountPaths = {
  profile: '/admin/profile',
  update: '/admin/profile-update',
  password: '/admin/reset-password',
} as const

/** Addresses of public pages. */
export const openPaths = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  changePassword: '/auth/change-password',
  /** Where an OAuth 2 provider returns to. */
  callback: '/auth/callback',
} as const

/** Whether an address is public. */
export const isOpenPath = (pathname: string): boolean =>
  Object.values<string>(openPaths).includes(pathname.replace(/\/+$/, ''))

const PARAMETER = 'next'

/** Address of the sign-in page that continues to `returnTo` (path with query). */
export const signInPath = (returnTo = '/'): string =>
  returnTo === '/' ? openPaths.signIn : `${openPaths.signIn}?${PARAMETER}=${encodeURIComponent(returnTo)}`

/** An origin that is not used by the console. */
const placeholder = 'https://console.invalid'

const PLATFORM = 'in'

/** Address of the not-found page that offers the mode with `path` (path with query). */
export const notFoundPath = (platform: Platform, path: string): string =>
  `/404?${new URLSearchParams({ [PLATFORM]: platform, [PARAMETER]: path })}`

/** The mode that the not-found page offers, from its query; null without one. */
export const offeredPlatform = (search: string): Platform | null => {
  const platform = new URLSearchParams(search).get(PLATFORM)
  return isPlatform(platform) ? platform : null
}

/**
 * The address to continue to after sign-in or a mode change, from the page's query. Anything but a path of this console
 * becomes `/`, so that a crafted link cannot redirect elsewhere.
 */
export const returnPath = (search: string): string => {
  const path = new URLSearchParams(search).get(PARAMETER) ?? '/'
  // Parsed like in the browser, which drops tabs and line breaks, and treats `\` as `/`.
  const address = URL.canParse(path, placeholder) ? new URL(path, placeholder) : null
  const isOfConsole =
    path.startsWith('/') && address?.origin === placeholder && !address.pathname.startsWith('//')
  return isOfConsole && !address.pathname.startsWith('/auth/') ? path : '/'
}
