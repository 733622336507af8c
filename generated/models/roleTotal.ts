import type { Message } from './message.ts';
import type { Role } from './role.ts';
import type { Success } from './success.ts';

export interface RoleTotal {
  success: Success;
  message: Message;
  payload: Role[];
}
