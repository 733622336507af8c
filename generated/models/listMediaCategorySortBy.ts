
export type ListMediaCategorySortBy = typeof ListMediaCategorySortBy[keyof typeof ListMediaCategorySortBy];


export const ListMediaCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;
