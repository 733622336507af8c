import type { Hadith } from './hadith.ts';
import type { Pageable } from './pageable.ts';

export type HadithPagePayload = {
  content: Hadith[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
