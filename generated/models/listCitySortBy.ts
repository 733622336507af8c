
export type ListCitySortBy = typeof ListCitySortBy[keyof typeof ListCitySortBy];


export const ListCitySortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;
