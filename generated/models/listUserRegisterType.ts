
export type ListUserRegisterType = typeof ListUserRegisterType[keyof typeof ListUserRegisterType];


export const ListUserRegisterType = {
  '': '',
  WEB: 'WEB',
  APP: 'APP',
} as const;
