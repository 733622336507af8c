import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';

/**
 * A category of Islamic days, or a sub-category when it has a parent.
 */
export interface DayCategory {
  id: Id;
  /** Name of the category. */
  title: string;
  /**
     * The category that this one is a sub-category of; null at the top level.
     * @nullable
     */
  parentCategoryId: number | null;
  /**
     * Name of that category; null at the top level.
     * @nullable
     */
  readonly parentCategoryTitle: string | null;
  active: Active;
  creationDate: CreationDate;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
