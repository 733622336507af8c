import type { Notification } from './notification.ts';

export type MyNotificationsPayload = {
  /**
     * How many are unread.
     * @minimum 0
     */
  unread: number;
  /** The newest first. */
  content: Notification[];
};
