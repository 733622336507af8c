import type { Book } from './book.ts';
import type { Pageable } from './pageable.ts';

export type BookPagePayload = {
  content: Book[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
