import type { FaqType } from './faqType.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface FaqTypeOne {
  success: Success;
  message: Message;
  payload: FaqType;
}
