
/**
 * Only ADMIN may enter the console.
 */
export type MyRoleRoleType = typeof MyRoleRoleType[keyof typeof MyRoleRoleType];


export const MyRoleRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;
