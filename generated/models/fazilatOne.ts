import type { Fazilat } from './fazilat.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface FazilatOne {
  success: Success;
  message: Message;
  payload: Fazilat;
}
