import type { MediaCategory } from './mediaCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface MediaCategoryTotal {
  success: Success;
  message: Message;
  payload: MediaCategory[];
}
