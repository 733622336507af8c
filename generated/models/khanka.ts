import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A lodge of the community.
 */
export interface Khanka {
  id: Id;
  /** Name of the khanka. */
  name: string;
  /**
     * Place in the order; lower comes first.
     * @nullable
     */
  sortOrder: number | null;
  /**
     * Phone number of the khanka.
     * @nullable
     */
  contactNumber: string | null;
  /**
     * The place on a map.
     * @nullable
     */
  mapUrl: string | null;
  /**
     * Who supervises it.
     * @nullable
     */
  superVision: string | null;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
