
export type ListMemberCategorySortBy = typeof ListMemberCategorySortBy[keyof typeof ListMemberCategorySortBy];


export const ListMemberCategorySortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
