
export type ListQuestionAnswerSortBy = typeof ListQuestionAnswerSortBy[keyof typeof ListQuestionAnswerSortBy];


export const ListQuestionAnswerSortBy = {
  creationDate: 'creationDate',
  lastModifiedDate: 'lastModifiedDate',
} as const;
