import type { Day } from './day.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DayOne {
  success: Success;
  message: Message;
  payload: Day;
}
