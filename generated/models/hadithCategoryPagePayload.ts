import type { HadithCategory } from './hadithCategory.ts';
import type { Pageable } from './pageable.ts';

export type HadithCategoryPagePayload = {
  content: HadithCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
