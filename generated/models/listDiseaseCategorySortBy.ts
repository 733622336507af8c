
export type ListDiseaseCategorySortBy = typeof ListDiseaseCategorySortBy[keyof typeof ListDiseaseCategorySortBy];


export const ListDiseaseCategorySortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;
