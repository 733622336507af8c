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
