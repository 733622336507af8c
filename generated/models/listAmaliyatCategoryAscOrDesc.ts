
export type ListAmaliyatCategoryAscOrDesc = typeof ListAmaliyatCategoryAscOrDesc[keyof typeof ListAmaliyatCategoryAscOrDesc];


export const ListAmaliyatCategoryAscOrDesc = {
  asc: 'asc',
  desc: 'desc',
} as const;
