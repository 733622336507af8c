
export type ListFaqTypeSortBy = typeof ListFaqTypeSortBy[keyof typeof ListFaqTypeSortBy];


export const ListFaqTypeSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;
