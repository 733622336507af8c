
/**
 * The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category.
 */
export type FazilatFazilatType = typeof FazilatFazilatType[keyof typeof FazilatFazilatType];


export const FazilatFazilatType = {
  WEB: 'WEB',
  APP: 'APP',
  HADITH_CATEGORY: 'HADITH_CATEGORY',
} as const;
