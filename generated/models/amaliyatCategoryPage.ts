import type { AmaliyatCategoryPagePayload } from './amaliyatCategoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface AmaliyatCategoryPage {
  success: Success;
  message: Message;
  payload: AmaliyatCategoryPagePayload;
}
