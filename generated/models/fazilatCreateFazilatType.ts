
/**
 * The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category.
 */
export type FazilatCreateFazilatType = typeof FazilatCreateFazilatType[keyof typeof FazilatCreateFazilatType];


export const FazilatCreateFazilatType = {
  WEB: 'WEB',
  APP: 'APP',
  HADITH_CATEGORY: 'HADITH_CATEGORY',
} as const;
