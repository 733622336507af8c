import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { TrashPagePayload } from './trashPagePayload.ts';

export interface TrashPage {
  success: Success;
  message: Message;
  payload: TrashPagePayload;
}
