import type { Media } from './media.ts';
import type { Pageable } from './pageable.ts';

export type MediaPagePayload = {
  content: Media[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
