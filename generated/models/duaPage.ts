import type { DuaPagePayload } from './duaPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DuaPage {
  success: Success;
  message: Message;
  payload: DuaPagePayload;
}
