
/**
 * The channel.
 */
export type NotificationSendNotificationType = typeof NotificationSendNotificationType[keyof typeof NotificationSendNotificationType];


export const NotificationSendNotificationType = {
  WEB: 'WEB',
} as const;
