
export type ListBookSortBy = typeof ListBookSortBy[keyof typeof ListBookSortBy];


export const ListBookSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  sortOrder: 'sortOrder',
  price: 'price',
} as const;
