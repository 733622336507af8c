import type { ArabicCalendarPagePayload } from './arabicCalendarPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ArabicCalendarPage {
  success: Success;
  message: Message;
  payload: ArabicCalendarPagePayload;
}
