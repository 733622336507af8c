import type { FazilatPagePayload } from './fazilatPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface FazilatPage {
  success: Success;
  message: Message;
  payload: FazilatPagePayload;
}
