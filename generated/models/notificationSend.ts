import type { NotificationSendNotificationType } from './notificationSendNotificationType.ts';

export interface NotificationSend {
  /**
     * Headline.
     * @minLength 1
     * @maxLength 255
     */
  title: string;
  /**
     * The message.
     * @minLength 1
     * @maxLength 4000
     */
  message: string;
  /** The channel. */
  notificationType: NotificationSendNotificationType;
  /**
     * Users it goes to; empty when it goes to all.
     * @maxItems 1000
     * @items.minimum 1
     */
  recipientIds?: number[];
  /** Whether it goes to all users. */
  sendToAllUser: boolean;
}
