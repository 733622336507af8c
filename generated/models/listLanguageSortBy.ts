
export type ListLanguageSortBy = typeof ListLanguageSortBy[keyof typeof ListLanguageSortBy];


export const ListLanguageSortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;
