
export type ListRoleRoleType = typeof ListRoleRoleType[keyof typeof ListRoleRoleType];


export const ListRoleRoleType = {
  '': '',
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;
