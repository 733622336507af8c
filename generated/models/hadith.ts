import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A hadith with its Arabic text and translation.
 */
export interface Hadith {
  id: Id;
  /** Name of the hadith. */
  title: string;
  /** The hadith's category. */
  hadithCategoryId: number;
  /** Name of the category. */
  readonly hadithCategoryTitle: string;
  /**
     * The sub-category; null for none.
     * @nullable
     */
  hadithSubCategoryId: number | null;
  /**
     * Name of the sub-category; null for none.
     * @nullable
     */
  readonly hadithSubCategoryTitle: string | null;
  /** The hadith in Arabic. */
  actualHadith: string;
  /** What the hadith means. */
  hadithTranslation: string;
  /**
     * Where it is recorded.
     * @nullable
     */
  reference: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
