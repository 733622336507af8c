import type { Active } from './active.ts';
import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { TranslatedText } from './translatedText.ts';

/**
 * A devotional practice.
 */
export interface Amaliyat {
  id: Id;
  /** Title of the amaliyat in one language. */
  readonly title: string;
  /**
     * Subtitle of the amaliyat in one language; null when it has none.
     * @nullable
     */
  readonly subTitle: string | null;
  /** Title of the amaliyat per language. */
  titles: TranslatedText[];
  /** Subtitle of the amaliyat per language; languages without one are left out. */
  subTitles: TranslatedText[];
  /** The label of the amaliyat. */
  amaliyatLabelId: number;
  /** Title of the label. */
  readonly amaliyatLabelTitle: string;
  /** The category of the amaliyat. */
  amaliyatCategoryId: number;
  /** Title of the category. */
  readonly amaliyatCategoryTitle: string;
  /** Whether it is recommended. */
  recommended: boolean;
  /** Whether it belongs to the tracking of prayers. */
  namazTracking: boolean;
  /**
     * The audio of the amaliyat.
     * @nullable
     */
  audioDbFileId: number | null;
  /** The audio of the amaliyat. */
  readonly audioDbFile: FileRef | null;
  /**
     * The single day, or the first day of the range, on which it is shown, DD-MM.
     * @nullable
     */
  startVisibilityDayMonth: string | null;
  /**
     * Last day of the range, DD-MM; null for a single day or a list of days.
     * @nullable
     */
  endVisibilityDayMonth: string | null;
  /** The days on which it is shown, when they are several. */
  amaliyatVisibilityDayMonths: string[];
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
