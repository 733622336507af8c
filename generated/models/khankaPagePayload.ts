import type { KhankaRow } from './khankaRow.ts';
import type { Pageable } from './pageable.ts';

export type KhankaPagePayload = {
  content: KhankaRow[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
