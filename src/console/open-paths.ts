/** Addresses of the pages that are open to everybody. */
export const openPaths = [
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/change-password',
] as const

/** Whether an address is open to everybody. */
export const isOpenPath = (pathname: string): boolean =>
  (openPaths as readonly string[]).includes(pathname.replace(/\/+$/, ''))
