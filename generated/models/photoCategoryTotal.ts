import type { Message } from './message.ts';
import type { PhotoCategory } from './photoCategory.ts';
import type { Success } from './success.ts';

export interface PhotoCategoryTotal {
  success: Success;
  message: Message;
  payload: PhotoCategory[];
}
