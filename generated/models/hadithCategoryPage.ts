import type { HadithCategoryPagePayload } from './hadithCategoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface HadithCategoryPage {
  success: Success;
  message: Message;
  payload: HadithCategoryPagePayload;
}
