
export type ListDynamicPhotoSliderSortBy = typeof ListDynamicPhotoSliderSortBy[keyof typeof ListDynamicPhotoSliderSortBy];


export const ListDynamicPhotoSliderSortBy = {
  creationDate: 'creationDate',
  sortOrder: 'sortOrder',
  title: 'title',
  purpose: 'purpose',
} as const;
