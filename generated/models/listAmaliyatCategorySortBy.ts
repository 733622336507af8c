
export type ListAmaliyatCategorySortBy = typeof ListAmaliyatCategorySortBy[keyof typeof ListAmaliyatCategorySortBy];


export const ListAmaliyatCategorySortBy = {
  sortOrder: 'sortOrder',
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;
