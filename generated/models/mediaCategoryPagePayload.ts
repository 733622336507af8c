import type { MediaCategory } from './mediaCategory.ts';
import type { Pageable } from './pageable.ts';

export type MediaCategoryPagePayload = {
  content: MediaCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
