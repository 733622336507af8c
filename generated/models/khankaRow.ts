import type { Khanka } from './khanka.ts';

/**
 * A row of the list.
 */
export interface KhankaRow {
  khanka: Khanka;
}
