import type { Message } from './message.ts';
import type { PhotoContentPagePayload } from './photoContentPagePayload.ts';
import type { Success } from './success.ts';

export interface PhotoContentPage {
  success: Success;
  message: Message;
  payload: PhotoContentPagePayload;
}
