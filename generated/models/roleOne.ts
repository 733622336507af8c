import type { Message } from './message.ts';
import type { Role } from './role.ts';
import type { Success } from './success.ts';

export interface RoleOne {
  success: Success;
  message: Message;
  payload: Role;
}
