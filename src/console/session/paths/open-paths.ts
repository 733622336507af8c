/** Addresses of public pages. */
export const openPaths = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  changePassword: '/auth/change-password',
} as const

/** Whether an address is public. */
export const isOpenPath = (pathname: string): boolean =>
  Object.values<string>(openPaths).includes(pathname.replace(/\/+$/, ''))
