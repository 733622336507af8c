
export type ListMasalaCategorySortBy = typeof ListMasalaCategorySortBy[keyof typeof ListMasalaCategorySortBy];


export const ListMasalaCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;
