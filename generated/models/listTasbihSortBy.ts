
export type ListTasbihSortBy = typeof ListTasbihSortBy[keyof typeof ListTasbihSortBy];


export const ListTasbihSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
