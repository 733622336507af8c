import type { Day } from './day.ts';
import type { Pageable } from './pageable.ts';

export type DayPagePayload = {
  content: Day[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
