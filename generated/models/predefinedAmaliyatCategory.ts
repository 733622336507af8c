import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { TranslatedText } from './translatedText.ts';

/**
 * A category of predefined amaliyat.
 */
export interface PredefinedAmaliyatCategory {
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
     * Always null: these categories have no levels.
     * @nullable
     */
  parentCategoryId?: null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
