
export type ListQuestionAnswerIsMasala = typeof ListQuestionAnswerIsMasala[keyof typeof ListQuestionAnswerIsMasala];


export const ListQuestionAnswerIsMasala = {
  '': '',
  true: 'true',
  false: 'false',
} as const;
