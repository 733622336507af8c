import type { DuaCategoryPagePayload } from './duaCategoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface DuaCategoryPage {
  success: Success;
  message: Message;
  payload: DuaCategoryPagePayload;
}
