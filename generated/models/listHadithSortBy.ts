
export type ListHadithSortBy = typeof ListHadithSortBy[keyof typeof ListHadithSortBy];


export const ListHadithSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
