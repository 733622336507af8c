
/**
 * ADMIN for roles of the console.
 */
export type RoleUpdateRoleType = typeof RoleUpdateRoleType[keyof typeof RoleUpdateRoleType];


export const RoleUpdateRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;
