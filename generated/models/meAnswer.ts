import type { Me } from './me.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface MeAnswer {
  success: Success;
  message: Message;
  payload: Me;
}
