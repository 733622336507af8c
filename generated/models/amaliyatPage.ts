import type { AmaliyatPagePayload } from './amaliyatPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface AmaliyatPage {
  success: Success;
  message: Message;
  payload: AmaliyatPagePayload;
}
