import type { Message } from './message.ts';
import type { PredefinedAmaliyat } from './predefinedAmaliyat.ts';
import type { Success } from './success.ts';

export interface PredefinedAmaliyatOne {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyat;
}
