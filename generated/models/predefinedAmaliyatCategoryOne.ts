import type { Message } from './message.ts';
import type { PredefinedAmaliyatCategory } from './predefinedAmaliyatCategory.ts';
import type { Success } from './success.ts';

export interface PredefinedAmaliyatCategoryOne {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyatCategory;
}
