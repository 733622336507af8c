
/**
 * Only users whose first role is of type ADMIN may enter the console.
 */
export type RoleRoleType = typeof RoleRoleType[keyof typeof RoleRoleType];


export const RoleRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;
