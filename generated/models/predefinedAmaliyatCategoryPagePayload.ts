import type { Pageable } from './pageable.ts';
import type { PredefinedAmaliyatCategory } from './predefinedAmaliyatCategory.ts';

export type PredefinedAmaliyatCategoryPagePayload = {
  content: PredefinedAmaliyatCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
