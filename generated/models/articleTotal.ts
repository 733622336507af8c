import type { Article } from './article.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ArticleTotal {
  success: Success;
  message: Message;
  payload: Article[];
}
