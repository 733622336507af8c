import type { DayCategory } from './dayCategory.ts';
import type { Pageable } from './pageable.ts';

export type DayCategoryPagePayload = {
  content: DayCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
