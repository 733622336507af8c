import type { Active } from './active.ts';
import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { TranslatedText } from './translatedText.ts';

/**
 * A label of amaliyat.
 */
export interface AmaliyatLabel {
  id: Id;
  /** Title of the label in one language. */
  readonly title: string;
  /**
     * Subtitle of the label in one language; null when it has none.
     * @nullable
     */
  readonly subTitle: string | null;
  /** Title of the label per language. */
  titles: TranslatedText[];
  /** Subtitle of the label per language; languages without one are left out. */
  subTitles: TranslatedText[];
  /** Key word of the label. */
  tag: string;
  /** Time of day, twelve-hour clock. */
  time: string;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
