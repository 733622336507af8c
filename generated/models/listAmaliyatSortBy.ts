
export type ListAmaliyatSortBy = typeof ListAmaliyatSortBy[keyof typeof ListAmaliyatSortBy];


export const ListAmaliyatSortBy = {
  lastModifiedDate: 'lastModifiedDate',
  creationDate: 'creationDate',
} as const;
