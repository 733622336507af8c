
export type ListNotificationSortBy = typeof ListNotificationSortBy[keyof typeof ListNotificationSortBy];


export const ListNotificationSortBy = {
  lastModifiedDate: 'lastModifiedDate',
  creationDate: 'creationDate',
  title: 'title',
} as const;
