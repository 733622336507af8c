
export type ListArticleSortBy = typeof ListArticleSortBy[keyof typeof ListArticleSortBy];


export const ListArticleSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
