import type { Notification } from './notification.ts';
import type { Pageable } from './pageable.ts';

export type NotificationPagePayload = {
  content: Notification[];
  /** @minimum 0 */
  totalElements: number;
  pageable: Pageable;
};
