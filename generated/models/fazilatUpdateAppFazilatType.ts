
/**
 * The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category.
 */
export type FazilatUpdateAppFazilatType = typeof FazilatUpdateAppFazilatType[keyof typeof FazilatUpdateAppFazilatType];


export const FazilatUpdateAppFazilatType = {
  APP: 'APP',
  HADITH_CATEGORY: 'HADITH_CATEGORY',
} as const;
