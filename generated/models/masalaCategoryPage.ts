import type { MasalaCategoryPagePayload } from './masalaCategoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface MasalaCategoryPage {
  success: Success;
  message: Message;
  payload: MasalaCategoryPagePayload;
}
