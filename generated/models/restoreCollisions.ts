import type { RestoreCollisionsCollisionsItem } from './restoreCollisionsCollisionsItem.ts';

/**
 * What keeps a deleted record from being restored as it was.
 */
export interface RestoreCollisions {
  /** Its values that other records took meanwhile, though no two records share them. */
  collisions: RestoreCollisionsCollisionsItem[];
}
