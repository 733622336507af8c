
export type ListDaySortBy = typeof ListDaySortBy[keyof typeof ListDaySortBy];


export const ListDaySortBy = {
  creationDate: 'creationDate',
  title: 'title',
  arabicMonth: 'arabicMonth',
  arabicDay: 'arabicDay',
} as const;
