import type { Message } from './message.ts';
import type { SignInAnswerPayload } from './signInAnswerPayload.ts';
import type { Success } from './success.ts';

export interface SignInAnswer {
  success: Success;
  message: Message;
  payload: SignInAnswerPayload;
}
