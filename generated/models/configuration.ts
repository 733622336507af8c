import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A setting of app and website.
 */
export interface Configuration {
  id: Id;
  /** Name of the setting; no two settings share one. */
  name: string;
  /** Its value. */
  value: string;
  /**
     * What it does.
     * @nullable
     */
  description: string | null;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
