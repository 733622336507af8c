
export type ListDuaSortBy = typeof ListDuaSortBy[keyof typeof ListDuaSortBy];


export const ListDuaSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
