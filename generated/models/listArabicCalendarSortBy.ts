
export type ListArabicCalendarSortBy = typeof ListArabicCalendarSortBy[keyof typeof ListArabicCalendarSortBy];


export const ListArabicCalendarSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;
