
export type ListUpazilaSortBy = typeof ListUpazilaSortBy[keyof typeof ListUpazilaSortBy];


export const ListUpazilaSortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;
