
export type ListFazilatSortBy = typeof ListFazilatSortBy[keyof typeof ListFazilatSortBy];


export const ListFazilatSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;
