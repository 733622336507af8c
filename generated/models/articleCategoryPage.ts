import type { ArticleCategoryPagePayload } from './articleCategoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ArticleCategoryPage {
  success: Success;
  message: Message;
  payload: ArticleCategoryPagePayload;
}
