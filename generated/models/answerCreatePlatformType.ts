
/**
 * The platform that shows it.
 * @nullable
 */
export type AnswerCreatePlatformType = typeof AnswerCreatePlatformType[keyof typeof AnswerCreatePlatformType] | null;


export const AnswerCreatePlatformType = {
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;
