import type { AmaliyatCategory } from './amaliyatCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface AmaliyatCategoryTotal {
  success: Success;
  message: Message;
  payload: AmaliyatCategory[];
}
