import type { HadithCategory } from './hadithCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface HadithCategoryOne {
  success: Success;
  message: Message;
  payload: HadithCategory;
}
