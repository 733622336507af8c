import type { ArticleCategory } from './articleCategory.ts';
import type { Pageable } from './pageable.ts';

export type ArticleCategoryPagePayload = {
  content: ArticleCategory[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
