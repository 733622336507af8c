
export type ListDuaCategorySortBy = typeof ListDuaCategorySortBy[keyof typeof ListDuaCategorySortBy];


export const ListDuaCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
