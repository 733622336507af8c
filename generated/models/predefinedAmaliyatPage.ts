import type { Message } from './message.ts';
import type { PredefinedAmaliyatPagePayload } from './predefinedAmaliyatPagePayload.ts';
import type { Success } from './success.ts';

export interface PredefinedAmaliyatPage {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyatPagePayload;
}
