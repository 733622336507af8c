
/**
 * Type of the role; only ADMIN may enter the console.
 * @nullable
 */
export type UserRoleType = typeof UserRoleType[keyof typeof UserRoleType] | null;


export const UserRoleType = {
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;
