import type { MasalaCategory } from './masalaCategory.ts';
import type { Pageable } from './pageable.ts';

export type MasalaCategoryPagePayload = {
  content: MasalaCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
