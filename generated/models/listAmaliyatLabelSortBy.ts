
export type ListAmaliyatLabelSortBy = typeof ListAmaliyatLabelSortBy[keyof typeof ListAmaliyatLabelSortBy];


export const ListAmaliyatLabelSortBy = {
  lastModifiedDate: 'lastModifiedDate',
  creationDate: 'creationDate',
  tag: 'tag',
} as const;
