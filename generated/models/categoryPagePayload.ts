import type { Category } from './category.ts';
import type { Pageable } from './pageable.ts';

export type CategoryPagePayload = {
  content: Category[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
