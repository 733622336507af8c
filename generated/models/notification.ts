import type { CreationDateTimeStamp } from './creationDateTimeStamp.ts';
import type { Deletable } from './deletable.ts';
import type { Id } from './id.ts';
import type { LastModifiedBy } from './lastModifiedBy.ts';
import type { LastModifiedDate } from './lastModifiedDate.ts';
import type { NotificationNotificationType } from './notificationNotificationType.ts';
import type { NotificationSender } from './notificationSender.ts';
import type { NotificationType } from './notificationType.ts';

/**
 * A message to users.
 */
export interface Notification {
  id: Id;
  /** Headline. */
  title: string;
  /** The message. */
  message: string;
  /** What it is about; each type has its own icon. */
  type: NotificationType;
  /** The channel it was sent through. */
  notificationType?: NotificationNotificationType;
  /** Users it went to; empty when it went to all. Kept when a user is deleted. */
  recipientIds?: number[];
  /** Whether it went to all users. */
  sendToAllUser?: boolean;
  /**
     * Who sent it; null when the system did.
     * @nullable
     */
  readonly sender: NotificationSender;
  creationDateTimeStamp: CreationDateTimeStamp;
  lastModifiedDate: LastModifiedDate;
  lastModifiedBy: LastModifiedBy | null;
  deletable: Deletable;
}
