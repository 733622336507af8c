import type { Fazilat } from './fazilat.ts';
import type { Pageable } from './pageable.ts';

export type FazilatPagePayload = {
  content: Fazilat[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
