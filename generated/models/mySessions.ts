import type { Message } from './message.ts';
import type { Session } from './session.ts';
import type { Success } from './success.ts';

export interface MySessions {
  success: Success;
  message: Message;
  payload: Session[];
}
