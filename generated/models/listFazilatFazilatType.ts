
export type ListFazilatFazilatType = typeof ListFazilatFazilatType[keyof typeof ListFazilatFazilatType];


export const ListFazilatFazilatType = {
  '': '',
  WEB: 'WEB',
  APP: 'APP',
  HADITH_CATEGORY: 'HADITH_CATEGORY',
} as const;
