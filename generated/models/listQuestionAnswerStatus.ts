
export type ListQuestionAnswerStatus = typeof ListQuestionAnswerStatus[keyof typeof ListQuestionAnswerStatus];


export const ListQuestionAnswerStatus = {
  '': '',
  QUESTIONED: 'QUESTIONED',
  ANSWERED: 'ANSWERED',
} as const;
