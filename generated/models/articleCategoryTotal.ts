import type { ArticleCategory } from './articleCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ArticleCategoryTotal {
  success: Success;
  message: Message;
  payload: ArticleCategory[];
}
