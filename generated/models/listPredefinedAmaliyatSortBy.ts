
export type ListPredefinedAmaliyatSortBy = typeof ListPredefinedAmaliyatSortBy[keyof typeof ListPredefinedAmaliyatSortBy];


export const ListPredefinedAmaliyatSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;
