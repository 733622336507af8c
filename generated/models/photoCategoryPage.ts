import type { Message } from './message.ts';
import type { PhotoCategoryPagePayload } from './photoCategoryPagePayload.ts';
import type { Success } from './success.ts';

export interface PhotoCategoryPage {
  success: Success;
  message: Message;
  payload: PhotoCategoryPagePayload;
}
