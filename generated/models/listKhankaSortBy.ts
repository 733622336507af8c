
export type ListKhankaSortBy = typeof ListKhankaSortBy[keyof typeof ListKhankaSortBy];


export const ListKhankaSortBy = {
  creationDate: 'creationDate',
  sortOrder: 'sortOrder',
  name: 'name',
} as const;
