import type { Article } from './article.ts';
import type { Pageable } from './pageable.ts';

export type ArticlePagePayload = {
  content: Article[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
