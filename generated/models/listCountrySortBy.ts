
export type ListCountrySortBy = typeof ListCountrySortBy[keyof typeof ListCountrySortBy];


export const ListCountrySortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;
