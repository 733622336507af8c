/** Addresses of the pages of the user's own account. */
export const accountPaths = {
  profile: '/admin/profile',
  update: '/admin/profile-update',
  password: '/admin/reset-password',
} as const
