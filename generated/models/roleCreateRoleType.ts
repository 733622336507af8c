
/**
 * ADMIN for roles of the console.
 */
export type RoleCreateRoleType = typeof RoleCreateRoleType[keyof typeof RoleCreateRoleType];


export const RoleCreateRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;
