
/**
 * Where the user registered; WEB users are members.
 */
export type UserRegisterType = typeof UserRegisterType[keyof typeof UserRegisterType];


export const UserRegisterType = {
  WEB: 'WEB',
  APP: 'APP',
} as const;
