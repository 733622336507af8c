import type { Id } from './id.ts';

export interface ArabicCalendarUpdate {
  id: Id;
  /**
     * Days that the sighted month differs from the reckoned one.
     * @minimum -2
     * @maximum 2
     */
  adjustDays: number;
}
