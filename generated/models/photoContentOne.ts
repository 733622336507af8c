import type { Message } from './message.ts';
import type { PhotoContent } from './photoContent.ts';
import type { Success } from './success.ts';

export interface PhotoContentOne {
  success: Success;
  message: Message;
  payload: PhotoContent;
}
