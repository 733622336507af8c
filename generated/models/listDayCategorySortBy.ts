
export type ListDayCategorySortBy = typeof ListDayCategorySortBy[keyof typeof ListDayCategorySortBy];


export const ListDayCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
