
export type ListConfigurationSortBy = typeof ListConfigurationSortBy[keyof typeof ListConfigurationSortBy];


export const ListConfigurationSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  name: 'name',
} as const;
