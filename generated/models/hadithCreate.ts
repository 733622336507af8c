import type { Active } from './active.ts';

export interface HadithCreate {
  /**
     * Name of the hadith.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The hadith's category.
     * @minimum 1
     */
  hadithCategoryId: number;
  /**
     * The sub-category, of that category; null for none.
     * @minimum 1
     * @nullable
     */
  hadithSubCategoryId?: number | null;
  /**
     * The hadith in Arabic.
     * @minLength 1
     * @maxLength 4000
     */
  actualHadith: string;
  /**
     * What the hadith means.
     * @minLength 1
     * @maxLength 4000
     */
  hadithTranslation: string;
  /**
     * Where it is recorded.
     * @maxLength 255
     * @nullable
     */
  reference?: string | null;
  active?: Active;
}
