import type { AmaliyatCategory } from './amaliyatCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface AmaliyatCategoryOne {
  success: Success;
  message: Message;
  payload: AmaliyatCategory;
}
