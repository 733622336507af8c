
export type ListQuestionAnswerPlatformType = typeof ListQuestionAnswerPlatformType[keyof typeof ListQuestionAnswerPlatformType];


export const ListQuestionAnswerPlatformType = {
  '': '',
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;
