import type { FaqType } from './faqType.ts';
import type { Pageable } from './pageable.ts';

export type FaqTypePagePayload = {
  content: FaqType[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
