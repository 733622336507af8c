import type { Amaliyat } from './amaliyat.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface AmaliyatOne {
  success: Success;
  message: Message;
  payload: Amaliyat;
}
