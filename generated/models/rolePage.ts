import type { Message } from './message.ts';
import type { RolePagePayload } from './rolePagePayload.ts';
import type { Success } from './success.ts';

export interface RolePage {
  success: Success;
  message: Message;
  payload: RolePagePayload;
}
