import type { Khanka } from './khanka.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface KhankaOne {
  success: Success;
  message: Message;
  payload: Khanka;
}
