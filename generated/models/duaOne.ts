import type { Dua } from './dua.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DuaOne {
  success: Success;
  message: Message;
  payload: Dua;
}
