import type { Pageable } from './pageable.ts';
import type { QuestionAnswer } from './questionAnswer.ts';

export type QuestionAnswerPagePayload = {
  content: QuestionAnswer[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
