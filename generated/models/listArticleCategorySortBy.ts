
export type ListArticleCategorySortBy = typeof ListArticleCategorySortBy[keyof typeof ListArticleCategorySortBy];


export const ListArticleCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
