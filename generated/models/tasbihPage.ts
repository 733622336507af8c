import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { TasbihPagePayload } from './tasbihPagePayload.ts';

export interface TasbihPage {
  success: Success;
  message: Message;
  payload: TasbihPagePayload;
}
