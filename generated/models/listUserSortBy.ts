
export type ListUserSortBy = typeof ListUserSortBy[keyof typeof ListUserSortBy];


export const ListUserSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  verified: 'verified',
  name: 'name',
} as const;
