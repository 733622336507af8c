
export type ListPhotoCategorySortBy = typeof ListPhotoCategorySortBy[keyof typeof ListPhotoCategorySortBy];


export const ListPhotoCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
