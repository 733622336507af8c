
/**
 * The platform that shows it.
 * @nullable
 */
export type QuestionAskPlatformType = typeof QuestionAskPlatformType[keyof typeof QuestionAskPlatformType] | null;


export const QuestionAskPlatformType = {
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;
