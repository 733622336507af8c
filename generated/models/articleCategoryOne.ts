import type { ArticleCategory } from './articleCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ArticleCategoryOne {
  success: Success;
  message: Message;
  payload: ArticleCategory;
}
