import type { ArticlePagePayload } from './articlePagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface ArticlePage {
  success: Success;
  message: Message;
  payload: ArticlePagePayload;
}
