import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FazilatFazilatType } from './fazilatFazilatType.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A text on the virtue of an amaliyat or a hadith.
 */
export interface Fazilat {
  id: Id;
  /** Title of the fazilat. */
  title: string;
  /** The kind: a PDF of the website, a text of an amaliyat, or one of a hadith sub-category. */
  fazilatType: FazilatFazilatType;
  /** Whether only members see it. */
  privateFazilat: boolean;
  /**
     * The text, for the app kinds.
     * @nullable
     */
  content: string | null;
  /**
     * More on it, for the kind APP.
     * @nullable
     */
  details: string | null;
  /**
     * The amaliyat that it belongs to, for the kind APP.
     * @nullable
     */
  appAmaliyatId: number | null;
  /**
     * Title of the amaliyat.
     * @nullable
     */
  readonly appAmaliyatTitle?: string | null;
  /**
     * The hadith sub-category that it belongs to, for the kind HADITH_CATEGORY.
     * @nullable
     */
  appHadithSubCategoryId: number | null;
  /**
     * Title of the hadith sub-category.
     * @nullable
     */
  readonly appHadithSubCategoryTitle?: string | null;
  /**
     * Number of the file, for the kind WEB.
     * @nullable
     */
  fileId?: number | null;
  /** The file, for the kind WEB. Written as a number, read as the file itself. */
  readonly dbfileId: FileRef | null;
  /**
     * Type of the file.
     * @nullable
     */
  fileContentType: string | null;
  /**
     * Number of pages of the file.
     * @nullable
     */
  totalPage: number | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
