
export type ListEventSortBy = typeof ListEventSortBy[keyof typeof ListEventSortBy];


export const ListEventSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
