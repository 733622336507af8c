import type { DayCategoryPagePayload } from './dayCategoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DayCategoryPage {
  success: Success;
  message: Message;
  payload: DayCategoryPagePayload;
}
