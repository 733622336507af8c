export const SIGN_IN_PATH = '/auth/sign-in'

const PARAMETER = 'next'

/** Address of the sign-in page that leads on to `returnTo` (path with query) afterwards. */
export const signInPath = (returnTo = '/'): string =>
  returnTo === '/' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${PARAMETER}=${encodeURIComponent(returnTo)}`

/**
 * Where to go after signing in, from the sign-in page's query string. Anything but a path of this console becomes
 * `/`, so that a crafted link cannot lead elsewhere.
 */
export const returnPath = (search: string): string => {
  const path = new URLSearchParams(search).get(PARAMETER) ?? '/'
  const isOfConsole = /^\/(?![/\\])/.test(path) && !path.startsWith('/auth/')
  return isOfConsole ? path : '/'
}
