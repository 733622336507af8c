
/**
 * What it is about; each type has its own icon.
 */
export type NotificationType = typeof NotificationType[keyof typeof NotificationType];


export const NotificationType = {
  EVENT: 'EVENT',
  SUBSCRIPTION_EXPIRING: 'SUBSCRIPTION_EXPIRING',
  SUBSCRIPTION_EXPIRED: 'SUBSCRIPTION_EXPIRED',
  NEWS: 'NEWS',
  USER_SIGNUP: 'USER_SIGNUP',
  USER_SUBSCRIPTION: 'USER_SUBSCRIPTION',
  ORDER: 'ORDER',
} as const;
