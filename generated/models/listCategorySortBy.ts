
export type ListCategorySortBy = typeof ListCategorySortBy[keyof typeof ListCategorySortBy];


export const ListCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  tag: 'tag',
} as const;
