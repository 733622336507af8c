import type { Event } from './event.ts';
import type { Pageable } from './pageable.ts';

export type EventPagePayload = {
  content: Event[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
