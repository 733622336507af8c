
/**
 * Why the asking admin may not give the role to a user: it is SUPER ADMIN and the admin is none, or it holds privileges that the admin lacks. Absent when the admin may.
 */
export type RoleWithheldReason = typeof RoleWithheldReason[keyof typeof RoleWithheldReason];


export const RoleWithheldReason = {
  SUPER_ADMIN: 'SUPER_ADMIN',
  MORE_PRIVILEGES: 'MORE_PRIVILEGES',
} as const;
