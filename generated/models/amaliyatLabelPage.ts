import type { AmaliyatLabelPagePayload } from './amaliyatLabelPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface AmaliyatLabelPage {
  success: Success;
  message: Message;
  payload: AmaliyatLabelPagePayload;
}
