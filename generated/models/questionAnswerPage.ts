import type { Message } from './message.ts';
import type { QuestionAnswerPagePayload } from './questionAnswerPagePayload.ts';
import type { Success } from './success.ts';

export interface QuestionAnswerPage {
  success: Success;
  message: Message;
  payload: QuestionAnswerPagePayload;
}
