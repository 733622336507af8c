import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { UserPagePayload } from './userPagePayload.ts';

export interface UserPage {
  success: Success;
  message: Message;
  payload: UserPagePayload;
}
