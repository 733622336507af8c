import type { HonourableMemberPagePayload } from './honourableMemberPagePayload.ts';
import type { Message } from './message.ts';
import type { Success } from './success.ts';

export interface HonourableMemberPage {
  success: Success;
  message: Message;
  payload: HonourableMemberPagePayload;
}
