import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A thana (upazila) of a district.
 */
export interface Upazila {
  id: Id;
  /** The district that the thana belongs to. */
  districtId: number;
  /** Name of the district. */
  readonly districtName: string;
  /** Name of the thana. */
  name: string;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
