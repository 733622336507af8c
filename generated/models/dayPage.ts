import type { DayPagePayload } from './dayPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DayPage {
  success: Success;
  message: Message;
  payload: DayPagePayload;
}
