import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * How the Arabic calendar is adjusted to the sighting of the moon.
 */
export interface ArabicCalendar {
  id: Id;
  /**
     * Days that the sighted month differs from the reckoned one.
     * @minimum -2
     * @maximum 2
     */
  adjustDays: number;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
