
/**
 * The channel it was sent through.
 */
export type NotificationNotificationType = typeof NotificationNotificationType[keyof typeof NotificationNotificationType];


export const NotificationNotificationType = {
  WEB: 'WEB',
} as const;
