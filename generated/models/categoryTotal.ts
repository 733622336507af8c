import type { Category } from './category.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface CategoryTotal {
  success: Success;
  message: Message;
  payload: Category[];
}
