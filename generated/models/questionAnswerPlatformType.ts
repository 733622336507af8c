
/**
 * The platform that shows it.
 * @nullable
 */
export type QuestionAnswerPlatformType = typeof QuestionAnswerPlatformType[keyof typeof QuestionAnswerPlatformType] | null;


export const QuestionAnswerPlatformType = {
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;
