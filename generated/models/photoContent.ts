import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A photo of the gallery.
 */
export interface PhotoContent {
  id: Id;
  /** Caption of the photo. */
  title: string;
  /**
     * What the photo shows.
     * @nullable
     */
  shortDescription: string | null;
  /** The photo's category. */
  photoCategoryId: number;
  /** Number of the photo. */
  photoPreviewId: number;
  /** The photo. */
  readonly photoPreview: FileRef | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
