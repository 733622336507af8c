import type { Active } from './active.ts';
import type { QuestionAskPlatformType } from './questionAskPlatformType.ts';

export interface QuestionAsk {
  /**
     * The question.
     * @minLength 1
     * @maxLength 4000
     */
  question: string;
  /** True for a masala, false for any other question. */
  masala?: boolean;
  /**
     * The category of a masala.
     * @minimum 1
     * @nullable
     */
  masalaCategoryId?: number | null;
  /**
     * The platform that shows it.
     * @nullable
     */
  platformType?: QuestionAskPlatformType;
  /**
     * Name of the person who asks (spelled so).
     * @maxLength 255
     * @nullable
     */
  questoinerName?: string | null;
  /**
     * E-mail address of the person who asks (spelled so).
     * @maxLength 255
     * @nullable
     */
  questoinerEmail?: string | null;
  /**
     * Phone number of the person who asks (spelled so).
     * @maxLength 255
     * @nullable
     */
  questoinerPhone?: string | null;
  active?: Active;
}
