
/**
 * Whether it waits for an answer or has one.
 */
export type QuestionAnswerStatus = typeof QuestionAnswerStatus[keyof typeof QuestionAnswerStatus];


export const QuestionAnswerStatus = {
  QUESTIONED: 'QUESTIONED',
  ANSWERED: 'ANSWERED',
} as const;
