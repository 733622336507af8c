
/**
 * How the password travels.
 */
export type UserMailSmsMailSmsType = typeof UserMailSmsMailSmsType[keyof typeof UserMailSmsMailSmsType];


export const UserMailSmsMailSmsType = {
  SMS: 'SMS',
  MAIL: 'MAIL',
} as const;
