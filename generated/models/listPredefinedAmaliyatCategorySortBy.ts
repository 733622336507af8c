
export type ListPredefinedAmaliyatCategorySortBy = typeof ListPredefinedAmaliyatCategorySortBy[keyof typeof ListPredefinedAmaliyatCategorySortBy];


export const ListPredefinedAmaliyatCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;
