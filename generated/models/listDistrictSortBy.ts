
export type ListDistrictSortBy = typeof ListDistrictSortBy[keyof typeof ListDistrictSortBy];


export const ListDistrictSortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;
