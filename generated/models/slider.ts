import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { FileRef } from './fileRef.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * An onboarding screen of the app.
 */
export interface Slider {
  id: Id;
  /** Heading of the screen. */
  title: string;
  /**
     * Text below the heading.
     * @nullable
     */
  description: string | null;
  /** Number of the picture of the screen. */
  imageId: number;
  /** The picture of the screen. */
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
