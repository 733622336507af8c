
export type ListSliderSortBy = typeof ListSliderSortBy[keyof typeof ListSliderSortBy];


export const ListSliderSortBy = {
  creationDate: 'creationDate',
  sortOrder: 'sortOrder',
  title: 'title',
} as const;
