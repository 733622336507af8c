import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * Somebody who writes articles or books.
 */
export interface Author {
  id: Id;
  /** Full name. */
  authorName: string;
  /** What the author is. */
  authorDesignation: string;
  /**
     * Address of the Facebook page.
     * @nullable
     */
  facebookUrl: string | null;
  /**
     * Address of the YouTube channel.
     * @nullable
     */
  youtubeUrl: string | null;
  /**
     * Number of the photo; null for none.
     * @nullable
     */
  authorImageId: number | null;
  /** The photo; null when there is none. */
  readonly authorImage: FileRef | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
