import type { Article } from './article.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ArticleOne {
  success: Success;
  message: Message;
  payload: Article;
}
