/** Addresses of the user's account pages. */
export const accountPaths = {
  profile: '/admin/profile',
  update: '/admin/profile-update',
  password: '/admin/reset-password',
} as const
