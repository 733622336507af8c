import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { PredefinedAmaliyatItem } from './predefinedAmaliyatItem.ts';

/**
 * A set of amaliyat for a category of people.
 */
export interface PredefinedAmaliyat {
  id: Id;
  /** The category that the set belongs to. */
  predefinedAmaliyatCategoryId: number;
  /** Title of the category. */
  readonly predefinedAmaliyatCategoryTitle: string;
  /** The amaliyat of the set. */
  amaliyatIds: number[];
  /** The amaliyat of the set, as lists show them. */
  readonly amaliyats: readonly PredefinedAmaliyatItem[];
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
