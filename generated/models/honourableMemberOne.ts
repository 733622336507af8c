import type { HonourableMember } from './honourableMember.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface HonourableMemberOne {
  success: Success;
  message: Message;
  payload: HonourableMember;
}
