import type { Active } from './active.ts';
import type { FazilatCreateFazilatType } from './fazilatCreateFazilatType.ts';

export interface FazilatCreate {
  /**
     * Title of the fazilat.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category. */
  fazilatType: FazilatCreateFazilatType;
  /** Whether only members see it. */
  privateFazilat?: boolean;
  /**
     * The text; required for the app kinds.
     * @maxLength 200000
     * @nullable
     */
  content?: string | null;
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
  /**
     * Type of the file; required for the kind WEB.
     * @maxLength 255
     * @nullable
     */
  fileContentType?: string | null;
  /**
     * Number of pages of the file; required for the kind WEB.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  totalPage?: number | null;
  active?: Active;
  /**
     * Number of the uploaded file; required for the kind WEB.
     * @minimum 0
     * @nullable
     */
  dbfileId?: number | null;
}
