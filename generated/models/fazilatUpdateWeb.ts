import type { Active } from './active.ts';
import type { FazilatUpdateWebFazilatType } from './fazilatUpdateWebFazilatType.ts';
import type { Id } from './id.ts';

export interface FazilatUpdateWeb {
  id: Id;
  /**
     * Title of the fazilat.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /** The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category. */
  fazilatType: FazilatUpdateWebFazilatType;
  /** Whether only members see it. */
  privateFazilat?: boolean;
  /**
     * Number of the uploaded file; required for the kind WEB.
     * @minimum 1
     */
  dbfileId: number;
  /**
     * Type of the file; required for the kind WEB.
     * @minLength 1
     * @maxLength 255
     */
  fileContentType: string;
  /**
     * Number of pages of the file; required for the kind WEB.
     * @minimum 1
     * @maximum 100000
     */
  totalPage: number;
  active?: Active;
}
