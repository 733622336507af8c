
export type ListUserRoleType = typeof ListUserRoleType[keyof typeof ListUserRoleType];


export const ListUserRoleType = {
  '': '',
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;
