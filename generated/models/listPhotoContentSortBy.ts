
export type ListPhotoContentSortBy = typeof ListPhotoContentSortBy[keyof typeof ListPhotoContentSortBy];


export const ListPhotoContentSortBy = {
  creationDate: 'creationDate',
  title: 'title',
} as const;
