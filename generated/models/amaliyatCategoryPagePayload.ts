import type { AmaliyatCategory } from './amaliyatCategory.ts';
import type { Pageable } from './pageable.ts';

export type AmaliyatCategoryPagePayload = {
  content: AmaliyatCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
