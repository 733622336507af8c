
export type ListCommunicationPersonSortBy = typeof ListCommunicationPersonSortBy[keyof typeof ListCommunicationPersonSortBy];


export const ListCommunicationPersonSortBy = {
  sortOrder: 'sortOrder',
  creationDate: 'creationDate',
  name: 'name',
  title: 'title',
} as const;
