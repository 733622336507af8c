export const SIGN_IN_PATH = '/auth/sign-in'

const PARAMETER = 'next'

/** Address of the sign-in page that leads on to `wanted` (path with query) afterwards. */
export const signInPath = (wanted = '/'): string =>
  wanted === '/' ? SIGN_IN_PATH : `${SIGN_IN_PATH}?${PARAMETER}=${encodeURIComponent(wanted)}`

/**
 * Where to go after signing in, from the sign-in page's query string. Anything but a path of this console becomes
 * `/`, so that a crafted link cannot lead elsewhere.
 */
export const wantedPath = (search: string): string => {
  const wanted = new URLSearchParams(search).get(PARAMETER) ?? '/'
  const own = /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/auth/')
  return own ? wanted : '/'
}
