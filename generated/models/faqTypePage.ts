import type { FaqTypePagePayload } from './faqTypePagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface FaqTypePage {
  success: Success;
  message: Message;
  payload: FaqTypePagePayload;
}
