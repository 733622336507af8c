import type { Active } from './active.ts';
import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { TranslatedText } from './translatedText.ts';

/**
 * A category of contents of the mobile app.
 */
export interface Category {
  id: Id;
  /** Name of the category in one language. */
  readonly title: string;
  /** Name of the category per language. */
  titles: TranslatedText[];
  /**
     * Key word by which app and website find the category.
     * @nullable
     */
  tag: string | null;
  /**
     * The image of the category.
     * @nullable
     */
  dbFileId: number | null;
  /** The image of the category. */
  readonly image: FileRef | null;
  /**
     * How many contents the category holds, where the API counts them.
     * @minimum 0
     */
  readonly count?: number;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
