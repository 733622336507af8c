import type { MemberCategoryPagePayload } from './memberCategoryPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface MemberCategoryPage {
  success: Success;
  message: Message;
  payload: MemberCategoryPagePayload;
}
