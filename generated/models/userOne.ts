import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { User } from './user.ts';

export interface UserOne {
  success: Success;
  message: Message;
  payload: User;
}
