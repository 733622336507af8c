import type { Message } from './message.ts';
import type { NotificationPagePayload } from './notificationPagePayload.ts';
import type { Success } from './success.ts';

export interface NotificationPage {
  success: Success;
  message: Message;
  payload: NotificationPagePayload;
}
