
export type ListRoleSortBy = typeof ListRoleSortBy[keyof typeof ListRoleSortBy];


export const ListRoleSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  roleName: 'roleName',
} as const;
