
/**
 * The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category.
 */
export type FazilatUpdateWebFazilatType = typeof FazilatUpdateWebFazilatType[keyof typeof FazilatUpdateWebFazilatType];


export const FazilatUpdateWebFazilatType = {
  WEB: 'WEB',
} as const;
