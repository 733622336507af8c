
export type ListHonourableMemberSortBy = typeof ListHonourableMemberSortBy[keyof typeof ListHonourableMemberSortBy];


export const ListHonourableMemberSortBy = {
  creationDate: 'creationDate',
  name: 'name',
} as const;
