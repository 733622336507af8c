
export type ListHadithCategorySortBy = typeof ListHadithCategorySortBy[keyof typeof ListHadithCategorySortBy];


export const ListHadithCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
