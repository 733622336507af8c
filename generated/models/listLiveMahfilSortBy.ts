
export type ListLiveMahfilSortBy = typeof ListLiveMahfilSortBy[keyof typeof ListLiveMahfilSortBy];


export const ListLiveMahfilSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
