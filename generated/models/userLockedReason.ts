
/**
 * Why the asking admin may not change or delete the user: it is a super admin and the asking one is none, or the user holds privileges that the admin lacks. Absent when the admin may.
 */
export type UserLockedReason = typeof UserLockedReason[keyof typeof UserLockedReason];


export const UserLockedReason = {
  SUPER_ADMIN: 'SUPER_ADMIN',
  MORE_PRIVILEGES: 'MORE_PRIVILEGES',
} as const;
