import type { ArabicCalendar } from './arabicCalendar.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ArabicCalendarOne {
  success: Success;
  message: Message;
  payload: ArabicCalendar;
}
