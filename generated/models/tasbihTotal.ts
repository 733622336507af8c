import type { Message } from './message.ts';
import type { Success } from './success.ts';
import type { Tasbih } from './tasbih.ts';

export interface TasbihTotal {
  success: Success;
  message: Message;
  payload: Tasbih[];
}
