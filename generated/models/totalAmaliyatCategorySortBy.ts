
export type TotalAmaliyatCategorySortBy = typeof TotalAmaliyatCategorySortBy[keyof typeof TotalAmaliyatCategorySortBy];


export const TotalAmaliyatCategorySortBy = {
  '': '',
  creationDate: 'creationDate',
} as const;
