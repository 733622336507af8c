import type { Pageable } from './pageable.ts';
import type { PhotoCategory } from './photoCategory.ts';

export type PhotoCategoryPagePayload = {
  content: PhotoCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
