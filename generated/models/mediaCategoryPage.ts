import type { MediaCategoryPagePayload } from './mediaCategoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface MediaCategoryPage {
  success: Success;
  message: Message;
  payload: MediaCategoryPagePayload;
}
