
export type TotalRoleRoleType = typeof TotalRoleRoleType[keyof typeof TotalRoleRoleType];


export const TotalRoleRoleType = {
  '': '',
  ADMIN: 'ADMIN',
  USER: 'USER',
} as const;
