import type { ArabicCalendar } from './arabicCalendar.ts';
import type { Pageable } from './pageable.ts';

export type ArabicCalendarPagePayload = {
  content: ArabicCalendar[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
