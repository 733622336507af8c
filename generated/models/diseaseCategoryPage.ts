import type { DiseaseCategoryPagePayload } from './diseaseCategoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DiseaseCategoryPage {
  success: Success;
  message: Message;
  payload: DiseaseCategoryPagePayload;
}
