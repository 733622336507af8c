import type { DuaCategory } from './duaCategory.ts';
import type { Pageable } from './pageable.ts';

export type DuaCategoryPagePayload = {
  content: DuaCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
