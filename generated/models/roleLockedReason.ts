
/**
 * Why the asking admin may not change or delete the role: it is SUPER ADMIN, or it holds privileges that the admin lacks. Absent when the admin may.
 */
export type RoleLockedReason = typeof RoleLockedReason[keyof typeof RoleLockedReason];


export const RoleLockedReason = {
  SUPER_ADMIN: 'SUPER_ADMIN',
  MORE_PRIVILEGES: 'MORE_PRIVILEGES',
} as const;
