import type { Category } from './category.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface CategoryOne {
  success: Success;
  message: Message;
  payload: Category;
}
