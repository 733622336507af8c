
export type ListMediaSortBy = typeof ListMediaSortBy[keyof typeof ListMediaSortBy];


export const ListMediaSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  title: 'title',
} as const;
