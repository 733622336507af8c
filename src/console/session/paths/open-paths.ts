/** Addresses of the pages that are open to everybody. */
export const openPaths = {
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  changePassword: '/auth/change-password',
} as const

/** Whether an address is open to everybody. */
export const isOpenPath = (pathname: string): boolean =>
  Object.values<string>(openPaths).includes(pathname.replace(/\/+$/, ''))
