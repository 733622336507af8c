import type { Active } from './active.ts';
import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A gathering that is followed live by a link.
 */
export interface LiveMahfil {
  id: Id;
  /** Name of the mahfil. */
  title: string;
  /** Whether only the community sees it. */
  privateVideo: boolean;
  /**
     * What the mahfil is about; the form calls it Subject.
     * @nullable
     */
  description: string | null;
  /**
     * Day of the mahfil, DD/MM/YYYY.
     * @nullable
     */
  dateTime: string | null;
  /** Where it is followed. */
  link: string;
  /**
     * Number of the thumbnail; null for none.
     * @nullable
     */
  dbFileId: number | null;
  /** The picture shown before it starts; null when there is none. */
  readonly thumbnail: FileRef | null;
  active: Active;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
