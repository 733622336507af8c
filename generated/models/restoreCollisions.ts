import type { RestoreCollisionsCollisionsItem } from './restoreCollisionsCollisionsItem.ts';
import type { RestoreCollisionsGoneItem } from './restoreCollisionsGoneItem.ts';

/**
 * What keeps a deleted record from being restored as it was.
 */
export interface RestoreCollisions {
  /** What kind of record it is, by the name of its schema. */
  resource: string;
  /** Its values that other records took meanwhile, though no two records share them. */
  collisions: RestoreCollisionsCollisionsItem[];
  /** Where it refers to records which are gone for good, or no longer go with it; of a list, once for each of these. */
  gone: RestoreCollisionsGoneItem[];
}
