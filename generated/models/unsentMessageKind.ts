
/**
 * Mail or text message.
 */
export type UnsentMessageKind = typeof UnsentMessageKind[keyof typeof UnsentMessageKind];


export const UnsentMessageKind = {
  MAIL: 'MAIL',
  SMS: 'SMS',
} as const;
