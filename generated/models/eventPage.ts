import type { EventPagePayload } from './eventPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface EventPage {
  success: Success;
  message: Message;
  payload: EventPagePayload;
}
