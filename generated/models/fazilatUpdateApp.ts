import type { Active } from './active.ts';
import type { FazilatUpdateAppFazilatType } from './fazilatUpdateAppFazilatType.ts';
import type { Id } from './id.ts';

export interface FazilatUpdateApp {
  id: Id;
  /**
     * Title of the fazilat.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category. */
  fazilatType: FazilatUpdateAppFazilatType;
  /** Whether only members see it. */
  privateFazilat?: boolean;
  /**
     * The text; required for the app kinds.
     * @minLength 1
     * @maxLength 200000
     */
  content: string;
  /**
     * More on it, for the kind APP.
     * @maxLength 200000
     * @nullable
     */
  details?: string | null;
  /**
     * The amaliyat that it belongs to, for the kind APP.
     * @minimum 1
     * @nullable
     */
  appAmaliyatId?: number | null;
  /**
     * The hadith sub-category that it belongs to, for the kind HADITH_CATEGORY.
     * @minimum 1
     * @nullable
     */
  appHadithSubCategoryId?: number | null;
  active?: Active;
}
