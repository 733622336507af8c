
/**
 * What kind of device.
 */
export type SessionDevice = typeof SessionDevice[keyof typeof SessionDevice];


export const SessionDevice = {
  DESKTOP: 'DESKTOP',
  MOBILE: 'MOBILE',
  TABLET: 'TABLET',
  OTHER: 'OTHER',
} as const;
