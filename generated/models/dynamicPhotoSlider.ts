import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A picture that slides on the website.
 */
export interface DynamicPhotoSlider {
  id: Id;
  /** Caption of the picture. */
  title: string;
  /** Where the website shows it; part of the edit screen's address, so without a slash. */
  purpose: string;
  /** Number of the picture. */
  imageId: number;
  /** The picture. */
  readonly image: FileRef | null;
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
