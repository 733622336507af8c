import type { Active } from './active.ts';
import type { AnswerCreatePlatformType } from './answerCreatePlatformType.ts';
import type { Id } from './id.ts';

export interface AnswerCreate {
  id: Id;
  /**
     * The question.
     * @minLength 1
     * @maxLength 4000
     */
  question: string;
  /**
     * The answer.
     * @minLength 1
     * @maxLength 200000
     */
  answer: string;
  active?: Active;
  /**
     * The platform that shows it.
     * @nullable
     */
  platformType?: AnswerCreatePlatformType;
  /**
     * The category of a masala.
     * @minimum 1
     * @nullable
     */
  masalaCategoryId?: number | null;
}
