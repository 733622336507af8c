import type { MemberCategory } from './memberCategory.ts';
import type { Pageable } from './pageable.ts';

export type MemberCategoryPagePayload = {
  content: MemberCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
