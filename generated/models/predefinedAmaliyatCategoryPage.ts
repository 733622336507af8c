import type { Message } from './message.ts';
import type { PredefinedAmaliyatCategoryPagePayload } from './predefinedAmaliyatCategoryPagePayload.ts';
import type { Success } from './success.ts';

export interface PredefinedAmaliyatCategoryPage {
  success: Success;
  message: Message;
  payload: PredefinedAmaliyatCategoryPagePayload;
}
