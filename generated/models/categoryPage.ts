import type { CategoryPagePayload } from './categoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface CategoryPage {
  success: Success;
  message: Message;
  payload: CategoryPagePayload;
}
