import type { Active } from './active.ts';
import type { AnswerUpdatePlatformType } from './answerUpdatePlatformType.ts';
import type { Id } from './id.ts';

export interface AnswerUpdate {
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
  platformType?: AnswerUpdatePlatformType;
  /**
     * The category of a masala.
     * @minimum 1
     * @nullable
     */
  masalaCategoryId?: number | null;
}
