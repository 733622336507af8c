import type { Message } from './message.ts';
import type { MyNotificationsPayload } from './myNotificationsPayload.ts';
import type { Success } from './success.ts';

export interface MyNotifications {
  success: Success;
  message: Message;
  payload: MyNotificationsPayload;
}
