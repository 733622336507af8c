import type { Active } from './active.ts';
import type { CreationDate } from './creationDate.ts';
import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { QuestionAnswerPlatformType } from './questionAnswerPlatformType.ts';
import type { QuestionAnswerStatus } from './questionAnswerStatus.ts';

/**
 * A question, and its answer once it has one.
 */
export interface QuestionAnswer {
  id: Id;
  /** The question. */
  question: string;
  /**
     * The answer; null while QUESTIONED.
     * @nullable
     */
  answer: string | null;
  /**
     * The beginning of the answer as plain text, for lists.
     * @nullable
     */
  readonly partialAnswer: string | null;
  /** Whether it waits for an answer or has one. */
  readonly status: QuestionAnswerStatus;
  /**
     * Name of the user who answered.
     * @nullable
     */
  readonly answererName: string | null;
  /** True for a masala, false for any other question. */
  masala: boolean;
  /**
     * The category of a masala.
     * @nullable
     */
  masalaCategoryId: number | null;
  /**
     * Name of the category of a masala.
     * @nullable
     */
  readonly category: string | null;
  /**
     * The platform that shows it.
     * @nullable
     */
  platformType: QuestionAnswerPlatformType;
  /**
     * Name of the person who asks (spelled so).
     * @nullable
     */
  questoinerName?: string | null;
  /**
     * E-mail address of the person who asks (spelled so).
     * @nullable
     */
  questoinerEmail?: string | null;
  /**
     * Phone number of the person who asks (spelled so).
     * @nullable
     */
  questoinerPhone?: string | null;
  active: Active;
  creationDate: CreationDate;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
