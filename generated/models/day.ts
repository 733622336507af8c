import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A day of the Islamic calendar with its meaning.
 */
export interface Day {
  id: Id;
  /** Name of the day. */
  title: string;
  /** The day's category. */
  dayCategoryId: number;
  /** Name of the category. */
  readonly dayCategoryTitle: string;
  /**
     * The sub-category; null for none.
     * @nullable
     */
  daySubCategoryId: number | null;
  /**
     * Name of the sub-category; null for none.
     * @nullable
     */
  readonly daySubCategoryTitle: string | null;
  /**
     * Day of the Arabic month.
     * @nullable
     */
  arabicDay: number | null;
  /**
     * Arabic month: 1 is Muharram, 12 is Dhu al-Hijjah.
     * @nullable
     */
  arabicMonth: number | null;
  /**
     * What the day means and how it is kept.
     * @nullable
     */
  description: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
