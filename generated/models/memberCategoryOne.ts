import type { MemberCategory } from './memberCategory.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface MemberCategoryOne {
  success: Success;
  message: Message;
  payload: MemberCategory;
}
