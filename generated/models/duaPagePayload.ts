import type { Dua } from './dua.ts';
import type { Pageable } from './pageable.ts';

export type DuaPagePayload = {
  content: Dua[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
