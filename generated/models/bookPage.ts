import type { BookPagePayload } from './bookPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface BookPage {
  success: Success;
  message: Message;
  payload: BookPagePayload;
}
