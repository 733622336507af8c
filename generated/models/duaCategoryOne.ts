import type { DuaCategory } from './duaCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DuaCategoryOne {
  success: Success;
  message: Message;
  payload: DuaCategory;
}
