import type { EventOnePayload } from './eventOnePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface EventOne {
  success: Success;
  message: Message;
  payload: EventOnePayload;
}
