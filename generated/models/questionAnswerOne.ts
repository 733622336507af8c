import type { Message } from './message.ts';
import type { QuestionAnswer } from './questionAnswer.ts';
import type { Success } from './success.ts';

export interface QuestionAnswerOne {
  success: Success;
  message: Message;
  payload: QuestionAnswer;
}
