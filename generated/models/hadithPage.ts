import type { HadithPagePayload } from './hadithPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface HadithPage {
  success: Success;
  message: Message;
  payload: HadithPagePayload;
}
