
/**
 * The platform that shows it.
 * @nullable
 */
export type AnswerUpdatePlatformType = typeof AnswerUpdatePlatformType[keyof typeof AnswerUpdatePlatformType] | null;


export const AnswerUpdatePlatformType = {
  MOBILE: 'MOBILE',
  WEB: 'WEB',
  BOTH: 'BOTH',
} as const;
