
export type ListDoctorSortBy = typeof ListDoctorSortBy[keyof typeof ListDoctorSortBy];


export const ListDoctorSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
  doctorName: 'doctorName',
} as const;
