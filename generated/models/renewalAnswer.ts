import type { Message } from './message.ts';
import type { RenewalAnswerPayload } from './renewalAnswerPayload.ts';
import type { Success } from './success.ts';

export interface RenewalAnswer {
  success: Success;
  message: Message;
  payload: RenewalAnswerPayload;
}
