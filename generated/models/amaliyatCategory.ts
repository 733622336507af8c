import type { Active } from './active.ts';
import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { TranslatedText } from './translatedText.ts';

/**
 * A category of amaliyat, or a sub-category of one.
 */
export interface AmaliyatCategory {
  id: Id;
  /** Title of the category in one language. */
  readonly title: string;
  /**
     * Subtitle of the category in one language; null when it has none.
     * @nullable
     */
  readonly subTitle: string | null;
  /** Title of the category per language. */
  titles: TranslatedText[];
  /** Subtitle of the category per language; languages without one are left out. */
  subTitles: TranslatedText[];
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  /**
     * The category that this one is a part of; null for a top-level one.
     * @nullable
     */
  parentCategoryId: number | null;
  /**
     * Title of the category above.
     * @nullable
     */
  readonly parentCategoryTitle: string | null;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
